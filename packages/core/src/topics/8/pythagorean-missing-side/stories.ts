import {
  answerStep,
  type Both,
  decimal,
  equation,
  evaluate,
  exact,
  type FormMaker,
  type Hole,
  type Inline,
  line,
  m,
  measure,
  prose,
  relation,
  root,
  step,
  story,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'
import { isNearest, nearestTenth, tenths } from './medium.ts'
import { squareSteps } from './parts.ts'

type Range = readonly [least: number, most: number]
type Words = Both<readonly Inline[]>

interface Setting {
  readonly unit: 'foot' | 'meter' | 'inch' | 'kilometer' | 'mile'
  /** Two legs, or a leg and the hypotenuse. */
  readonly asks: 'hypotenuse' | 'leg'
  readonly first: Range
  readonly second: Range
  readonly tells: (first: Hole, second: Hole) => Words
  readonly answers: (length: Hole) => Words
}

const settings: readonly Setting[] = [
  {
    unit: 'foot',
    asks: 'leg',
    first: [3, 6],
    second: [12, 20],
    tells: (a, c) => ({
      en: line`A ladder ${c} long leans against a wall. Its foot is ${a} from the wall. How high up the wall does it reach?`,
      es: line`Una escalera de ${c} de largo se apoya en una pared. Su pie está a ${a} de la pared. ¿A qué altura de la pared llega?`,
    }),
    answers: length => ({
      en: line`The ladder reaches about ${length} up the wall.`,
      es: line`Llega aproximadamente a ${length} de altura.`,
    }),
  },
  {
    unit: 'inch',
    asks: 'hypotenuse',
    first: [16, 27],
    second: [30, 48],
    tells: (a, b) => ({
      en: line`A television screen is ${a} high and ${b} wide. How long is its diagonal?`,
      es: line`La pantalla de un televisor mide ${a} de alto y ${b} de ancho. ¿Cuánto mide su diagonal?`,
    }),
    answers: length => ({
      en: line`The diagonal is about ${length} long.`,
      es: line`La diagonal mide aproximadamente ${length}.`,
    }),
  },
  {
    unit: 'meter',
    asks: 'hypotenuse',
    first: [40, 70],
    second: [75, 110],
    tells: (a, b) => ({
      en: line`A rectangular park is ${a} wide and ${b} long. A straight path joins two opposite corners. How long is the path?`,
      es: line`Un parque rectangular mide ${a} de ancho y ${b} de largo. Un camino recto une dos esquinas opuestas. ¿Cuánto mide el camino?`,
    }),
    answers: length => ({
      en: line`The path is about ${length} long.`,
      es: line`El camino mide aproximadamente ${length}.`,
    }),
  },
  {
    unit: 'mile',
    asks: 'hypotenuse',
    first: [5, 14],
    second: [15, 30],
    tells: (a, b) => ({
      en: line`A boat sails ${a} north and then ${b} east. How far is it from where it started?`,
      es: line`Un barco navega ${a} al norte y luego ${b} al este. ¿A qué distancia está de donde empezó?`,
    }),
    answers: length => ({
      en: line`The boat is about ${length} from where it started.`,
      es: line`Está aproximadamente a ${length} de donde empezó.`,
    }),
  },
  {
    unit: 'foot',
    asks: 'leg',
    first: [20, 40],
    second: [60, 90],
    tells: (a, c) => ({
      en: line`A kite flies at the end of a straight string ${c} long. The kite is above a point on the ground that is ${a} from the other end of the string, which is on the ground. How high is the kite above the ground?`,
      es: line`Una cometa vuela en el extremo de un hilo recto de ${c}. Está sobre un punto del suelo a ${a} del otro extremo del hilo, que está en el suelo. ¿A qué altura está la cometa?`,
    }),
    answers: length => ({
      en: line`The kite is about ${length} high.`,
      es: line`La cometa está aproximadamente a ${length} de altura.`,
    }),
  },
  {
    unit: 'foot',
    asks: 'hypotenuse',
    first: [2, 4],
    second: [20, 40],
    tells: (a, b) => ({
      en: line`A ramp rises ${a} over a horizontal distance of ${b}. How long is the surface of the ramp?`,
      es: line`Una rampa sube ${a} en una distancia horizontal de ${b}. ¿Cuánto mide de largo la superficie de la rampa?`,
    }),
    answers: length => ({
      en: line`The surface of the ramp is about ${length} long.`,
      es: line`La superficie de la rampa mide aproximadamente ${length} de largo.`,
    }),
  },
  {
    unit: 'meter',
    asks: 'leg',
    first: [5, 9],
    second: [15, 25],
    tells: (a, c) => ({
      en: line`A wire ${c} long runs from the top of a pole to the ground, ${a} from the foot of the pole. How high is the pole?`,
      es: line`Un cable de ${c} va de la punta de un poste al suelo, a ${a} del pie del poste. ¿Cuánto mide el poste?`,
    }),
    answers: length => ({
      en: line`The pole is about ${length} high.`,
      es: line`El poste mide aproximadamente ${length}.`,
    }),
  },
  {
    unit: 'foot',
    asks: 'hypotenuse',
    first: [3, 4],
    second: [5, 8],
    tells: (a, b) => ({
      en: line`A rectangular gate is ${a} high and ${b} wide. A board runs along its diagonal. How long is the board?`,
      es: line`Una puerta de cerca rectangular mide ${a} de alto y ${b} de ancho. Una tabla va por su diagonal. ¿Cuánto mide la tabla?`,
    }),
    answers: length => ({
      en: line`The board is about ${length} long.`,
      es: line`La tabla mide aproximadamente ${length}.`,
    }),
  },
]

const HYPOTENUSE_X: Words = {
  en: line`the Pythagorean theorem: the hypotenuse, ${m`x`}, is asked for`,
  es: line`el teorema de Pitágoras: se pide la hipotenusa, ${m`x`}`,
}
const LEG_X: Words = {
  en: line`the Pythagorean theorem: the hypotenuse and a leg are known, and the other leg, ${m`x`}, is asked for`,
  es: line`el teorema de Pitágoras: se conocen la hipotenusa y un cateto, y se pide el otro cateto, ${m`x`}`,
}

const squareOf = (first: number, second: number, asks: Setting['asks']) =>
  asks === 'hypotenuse' ? first ** 2 + second ** 2 : second ** 2 - first ** 2

const storyOf = (asks: Setting['asks']) =>
  story({
    levels: ['hard'],
    settings: settings.filter(setting => setting.asks === asks),
    lines: 4,
    draw: (random, { unit, first, second }: Setting) => {
      const [a, b] = random.until(
        () => [random.int(...first), random.int(...second)] as const,
        ([a, b]) => !Number.isInteger(Math.sqrt(squareOf(a, b, asks))),
      )
      return { first: measure(a, unit), second: measure(b, unit) }
    },
    answer: { ...measured, requires: 'decimal-places-1' } as const,
    solve: ({ first, second }, { unit }): Measured => ({
      amount: decimal(tenths(squareOf(evaluate(first.of).n, evaluate(second.of).n, asks)), 1),
      unit,
    }),
    ask: ({ first, second }, { tells }) => {
      const { en, es } = tells(first, second)
      return {
        en: [{ kind: 'paragraph', content: en }, prose`Round to the nearest tenth.`],
        es: [{ kind: 'paragraph', content: es }, prose`Redondea a la décima más cercana.`],
      }
    },
    solution({ first, second }, { amount, unit }, { answers }) {
      const [a, b] = [evaluate(first.of), evaluate(second.of)]
      const length = measure(amount, unit)
      return [
        ...(asks === 'hypotenuse'
          ? squareSteps({ legs: [a, b] }, 'x', HYPOTENUSE_X)
          : squareSteps({ leg: a, hypotenuse: b }, 'x', LEG_X)),
        step(equation(m`x`, root(squareOf(a.n, b.n, asks))), because.positiveRoot),
        step(relation(m`x`, '≈', length), because.roundAtTheEnd, { place: nearestTenth }),
        answerStep(length, answers(length)),
      ]
    },
    check: (numberOf, { amount }) => {
      const [a, b] = [numberOf('first').power(2), numberOf('second').power(2)]
      return isNearest(asks === 'hypotenuse' ? a.plus(b) : b.minus(a), exact(amount))
    },
  })

export const storyForms = (form: FormMaker<typeof levels>) => ({
  acrossStory: form(storyOf('hypotenuse')),
  reachStory: form(storyOf('leg')),
})
