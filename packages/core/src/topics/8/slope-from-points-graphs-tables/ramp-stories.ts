import { type Both, type Content, type Hole, prose } from '../../../author.ts'

type Range = readonly [least: number, most: number]

/** Something that goes up evenly. */
interface RampStory {
  readonly unit: 'foot' | 'meter' | 'inch'
  readonly rise: Range
  readonly run: Range
  readonly tells: (rise: Hole, run: Hole) => Both<Content>
}

export const rampStories: readonly RampStory[] = [
  {
    unit: 'foot',
    rise: [1, 3],
    run: [12, 36],
    tells: (rise, run) => ({
      en: prose`A wheelchair ramp rises ${rise} over a horizontal distance of ${run}. What is its slope, in lowest terms?`,
      es: prose`Una rampa para sillas de ruedas sube ${rise} en una distancia horizontal de ${run}. ¿Cuál es su pendiente, en su mínima expresión?`,
    }),
  },
  {
    unit: 'foot',
    rise: [4, 9],
    run: [8, 16],
    tells: (rise, run) => ({
      en: prose`A roof rises ${rise} over a horizontal distance of ${run}. What is its slope, in lowest terms?`,
      es: prose`Un techo sube ${rise} en una distancia horizontal de ${run}. ¿Cuál es su pendiente, en su mínima expresión?`,
    }),
  },
  {
    unit: 'meter',
    rise: [20, 60],
    run: [80, 200],
    tells: (rise, run) => ({
      en: prose`A ski lift rises ${rise} over a horizontal distance of ${run}. What is its slope, in lowest terms?`,
      es: prose`Un telesilla sube ${rise} en una distancia horizontal de ${run}. ¿Cuál es su pendiente, en su mínima expresión?`,
    }),
  },
  {
    unit: 'meter',
    rise: [3, 9],
    run: [60, 150],
    tells: (rise, run) => ({
      en: prose`A road climbs ${rise} over a horizontal distance of ${run}. What is its slope, in lowest terms?`,
      es: prose`Una carretera sube ${rise} en una distancia horizontal de ${run}. ¿Cuál es su pendiente, en su mínima expresión?`,
    }),
  },
  {
    unit: 'foot',
    rise: [4, 8],
    run: [9, 14],
    tells: (rise, run) => ({
      en: prose`A skateboard ramp rises ${rise} over a horizontal distance of ${run}. What is its slope, in lowest terms?`,
      es: prose`Una rampa para patinetas sube ${rise} en una distancia horizontal de ${run}. ¿Cuál es su pendiente, en su mínima expresión?`,
    }),
  },
  {
    unit: 'foot',
    rise: [12, 20],
    run: [3, 6],
    tells: (rise, run) => ({
      en: prose`A ladder reaches ${rise} up a wall. The bottom of the ladder is ${run} from the wall. What is the slope of the ladder, as a positive number in lowest terms?`,
      es: prose`Una escalera llega a ${rise} de altura en una pared. La base de la escalera está a ${run} de la pared. ¿Cuál es la pendiente de la escalera, como número positivo en su mínima expresión?`,
    }),
  },
  {
    unit: 'inch',
    rise: [6, 8],
    run: [9, 12],
    tells: (rise, run) => ({
      en: prose`Each step of a staircase is ${rise} high and ${run} deep. What is the slope of the staircase, as a positive number in lowest terms?`,
      es: prose`Cada escalón de una escalera mide ${rise} de alto y ${run} de fondo. ¿Cuál es la pendiente de la escalera, como número positivo en su mínima expresión?`,
    }),
  },
  {
    unit: 'meter',
    rise: [10, 30],
    run: [60, 120],
    tells: (rise, run) => ({
      en: prose`A cable car rises ${rise} over a horizontal distance of ${run}. What is its slope, in lowest terms?`,
      es: prose`Un teleférico sube ${rise} en una distancia horizontal de ${run}. ¿Cuál es su pendiente, en su mínima expresión?`,
    }),
  },
]
