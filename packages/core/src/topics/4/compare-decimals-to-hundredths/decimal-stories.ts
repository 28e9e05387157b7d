import { type Block, type Both, prose } from '../../../content.ts'
import { measure, type Value } from '../../../math/build.ts'

/** Two decimals of a race, a jump or the rain: which is the one that is asked for? */
export const compareStories: readonly {
  /** Hundredths. */
  readonly least: number
  readonly most: number
  /** Whether the greater one is asked for. */
  readonly greater: boolean
  readonly ask: (first: Value, second: Value) => Both<Block>
}[] = [
  {
    least: 90,
    most: 399,
    greater: true,
    ask: (first, second) => ({
      en: prose`Two students do the long jump. The first jump is ${measure(first, 'meter')} and the second jump is ${measure(second, 'meter')}. Which jump is longer?`,
      es: prose`Dos alumnos hacen salto de longitud. El primer salto es de ${measure(first, 'meter')} y el segundo es de ${measure(second, 'meter')}. ¿Qué distancia es mayor?`,
    }),
  },
  {
    least: 20,
    most: 499,
    greater: true,
    ask: (first, second) => ({
      en: prose`The rain of the first week measures ${measure(first, 'inch')} and the rain of the second week measures ${measure(second, 'inch')}. Which week has more rain?`,
      es: prose`En la primera semana caen ${measure(first, 'inch')} de lluvia y en la segunda caen ${measure(second, 'inch')}. ¿Qué cantidad de lluvia es mayor?`,
    }),
  },
  {
    least: 300,
    most: 990,
    greater: false,
    ask: (first, second) => ({
      en: prose`The first swimmer takes ${measure(first, 'minute')} for a race and the second one takes ${measure(second, 'minute')}. Which swimmer is faster?`,
      es: prose`La primera nadadora tarda ${measure(first, 'minute')} en una carrera y la segunda tarda ${measure(second, 'minute')}. ¿Qué nadadora es más rápida?`,
    }),
  },
  {
    least: 50,
    most: 900,
    greater: false,
    ask: (first, second) => ({
      en: prose`The first bag of apples has a mass of ${measure(first, 'kilogram')}. The second bag has a mass of ${measure(second, 'kilogram')}. Which bag is lighter?`,
      es: prose`La primera bolsa de manzanas tiene una masa de ${measure(first, 'kilogram')}. La segunda tiene una masa de ${measure(second, 'kilogram')}. ¿Qué bolsa es más ligera?`,
    }),
  },
  {
    least: 20,
    most: 300,
    greater: true,
    ask: (first, second) => ({
      en: prose`The first bottle holds ${measure(first, 'liter')} of water and the second one holds ${measure(second, 'liter')}. Which bottle holds more?`,
      es: prose`En la primera botella caben ${measure(first, 'liter')} de agua y en la segunda caben ${measure(second, 'liter')}. ¿En qué botella cabe más agua?`,
    }),
  },
  {
    least: 100,
    most: 900,
    greater: false,
    ask: (first, second) => ({
      en: prose`The first snail crawls ${measure(first, 'meter')} in an hour. The second snail crawls ${measure(second, 'meter')}. Which distance is shorter?`,
      es: prose`El primer caracol avanza ${measure(first, 'meter')} en una hora. El segundo avanza ${measure(second, 'meter')}. ¿Qué distancia es más corta?`,
    }),
  },
]
