import {
  type Block,
  type Both,
  decimal,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  failed,
  line,
  measure,
  option,
  over,
  power,
  prose,
  type Random,
  times,
  type Value,
} from '../../../author.ts'
import { type Decimal, scientific, ten, valueOf } from '../../kit/decimals/scientific.ts'
import { type Form, of, worked, written } from './parts.ts'

type Unit = 'millimeter' | 'meter' | 'kilometer'
const METERS: Readonly<Record<Unit, number>> = { millimeter: -3, meter: 0, kilometer: 3 }
const UNITS = ['millimeter', 'meter', 'kilometer'] as const
const unitChoice = option({
  millimeter: { en: prose`millimeters`, es: prose`milímetros` },
  meter: { en: prose`meters`, es: prose`metros` },
  kilometer: { en: prose`kilometers`, es: prose`kilómetros` },
})
const inUnit = (number: Decimal, from: Unit, to: Unit) => valueOf(number).times(ten(METERS[from] - METERS[to]))
const bestFor = (number: Decimal, from: Unit): Unit =>
  UNITS.find(to => inUnit(number, from, to).compare(1) >= 0 && inUnit(number, from, to).compare(1000) < 0) ??
  failed('One of the units has one to three digits')
/** From what is printed: the unit whose number has one to three digits before the point. */
const isBest = (measured: number, from: Unit, answer: Unit): boolean => {
  const size = Math.log10(measured) + METERS[from] - METERS[answer]
  return size >= 0 && size < 3
}

interface Length {
  readonly number: Decimal
  readonly from: Unit
  readonly tell: (length: Expr) => Both<Block>
}
const lengthOf = (number: Decimal, from: Unit, tell: (length: Expr) => Both<Block>): Length => ({ number, from, tell })

const LENGTHS: readonly Length[] = [
  lengthOf(of('3.9e8'), 'millimeter', n => ({
    en: prose`The drive from Dallas to Houston is about ${n} long.`,
    es: prose`El viaje en carro de Dallas a Houston es de unos ${n}.`,
  })),
  lengthOf(of('8e-5'), 'kilometer', n => ({
    en: prose`A pencil eraser is about ${n} long.`,
    es: prose`Un borrador de lápiz mide unos ${n} de largo.`,
  })),
  lengthOf(of('3.3e5'), 'millimeter', n => ({
    en: prose`The Eiffel Tower is about ${n} high.`,
    es: prose`La torre Eiffel mide unos ${n} de alto.`,
  })),
  lengthOf(of('5e-6'), 'kilometer', n => ({
    en: prose`An ant is about ${n} long.`,
    es: prose`Una hormiga mide unos ${n} de largo.`,
  })),
  lengthOf(of('4.2e7'), 'millimeter', n => ({
    en: prose`A marathon is about ${n} long.`,
    es: prose`Un maratón mide unos ${n} de largo.`,
  })),
  lengthOf(of('2.5e4'), 'millimeter', n => ({
    en: prose`A blue whale is about ${n} long.`,
    es: prose`Una ballena azul mide unos ${n} de largo.`,
  })),
  lengthOf(of('8e-3'), 'meter', n => ({
    en: prose`A ladybug is about ${n} long.`,
    es: prose`Una mariquita mide unos ${n} de largo.`,
  })),
  lengthOf(of('3.5e5'), 'meter', n => ({
    en: prose`The drive from Boston to New York is about ${n} long.`,
    es: prose`El viaje en carro de Boston a Nueva York es de unos ${n}.`,
  })),
  lengthOf(of('2.9e-2'), 'kilometer', n => ({
    en: prose`A basketball court is about ${n} long.`,
    es: prose`Una cancha de baloncesto mide unos ${n} de largo.`,
  })),
]

/** So many things in a row, each so many meters long. */
interface Row {
  readonly each: Decimal
  readonly many: Decimal
  readonly tell: (each: Expr, many: Expr) => Both<Block>
}
const ROWS: readonly Row[] = [
  {
    each: of('8e-6'),
    many: of('4e3'),
    tell: (a, b) => ({
      en: prose`A red blood cell is about ${a} wide. Think of ${b} of them in a row.`,
      es: prose`Un glóbulo rojo mide unos ${a} de ancho. Imagina ${b} de ellos en fila.`,
    }),
  },
  {
    each: of('7e-1'),
    many: of('1.2e4'),
    tell: (a, b) => ({
      en: prose`A walker takes steps of ${a}. In one day she takes ${b} steps.`,
      es: prose`Una caminante da pasos de ${a}. En un día da ${b} pasos.`,
    }),
  },
  {
    each: of('1.9e-2'),
    many: of('4e2'),
    tell: (a, b) => ({
      en: prose`A penny is about ${a} wide. Think of ${b} pennies in a row.`,
      es: prose`Una moneda de un centavo mide unos ${a} de ancho. Imagina ${b} de estas monedas en fila.`,
    }),
  },
  {
    each: of('3e-2'),
    many: of('5e5'),
    tell: (a, b) => ({
      en: prose`A paper clip is ${a} long. Students make a chain of ${b} paper clips.`,
      es: prose`Un clip mide ${a} de largo. Unos estudiantes hacen una cadena de ${b} clips.`,
    }),
  },
  {
    each: of('2e-6'),
    many: of('6.5e3'),
    tell: (a, b) => ({
      en: prose`A bacterium is about ${a} long. Think of ${b} of them in a row.`,
      es: prose`Una bacteria mide unos ${a} de largo. Imagina ${b} de ellas en fila.`,
    }),
  },
  {
    each: of('6e-3'),
    many: of('5e6'),
    tell: (a, b) => ({
      en: prose`A grain of rice is about ${a} long. Think of ${b} grains in a row.`,
      es: prose`Un grano de arroz mide unos ${a} de largo. Imagina ${b} granos en fila.`,
    }),
  },
  {
    each: of('5e-4'),
    many: of('3e4'),
    tell: (a, b) => ({
      en: prose`A grain of sand is ${a} wide. Think of ${b} such grains in a row.`,
      es: prose`Un grano de arena mide ${a} de ancho. Imagina ${b} granos como este en fila.`,
    }),
  },
  {
    each: of('1.9e-1'),
    many: of('3e3'),
    tell: (a, b) => ({
      en: prose`A pencil is ${a} long. Think of ${b} pencils, end to end.`,
      es: prose`Un lápiz mide ${a} de largo. Imagina ${b} lápices, uno tras otro.`,
    }),
  },
]

/** From one unit to the best one, and why the others are not. */
function unitSteps(number: Decimal, from: Unit, best: Unit, written: Expr) {
  const gap = METERS[best] - METERS[from]
  const amount = decimal(inUnit(number, from, best))
  const factor = power(10, Math.abs(gap))
  return explainedBy(
    gap === 0
      ? equation(written, measure(amount, best))
      : equation(
          equation(
            written,
            measure(gap > 0 ? over(scientific(number), factor) : times(scientific(number), factor), best),
          ),
          measure(amount, best),
        ),
    gap === 0
      ? { en: line`Write the number in standard form.`, es: line`Escribe el número en forma estándar.` }
      : gap > 0
        ? {
            en: line`There are ${measure(factor, from)} in ${measure(1, best)}: divide by ${factor}.`,
            es: line`En ${measure(1, best)} hay ${measure(factor, from)}: divide entre ${factor}.`,
          }
        : {
            en: line`There are ${measure(factor, best)} in ${measure(1, from)}: multiply by ${factor}.`,
            es: line`En ${measure(1, from)} hay ${measure(factor, best)}: multiplica por ${factor}.`,
          },
  )
}
const lastStep = (number: Decimal, from: Unit, best: Unit) => {
  const others = UNITS.filter(unit => unit !== best).map(unit => measure(decimal(inUnit(number, from, unit)), unit))
  return explainedBy(unitChoice.show(best), {
    en: line`The other units give ${others[0] as Value} and ${others[1] as Value}: these numbers are not from 1 to 1,000.`,
    es: line`Las otras unidades dan ${others[0] as Value} y ${others[1] as Value}: estos números no son de 1 a 1,000.`,
  })
}

export const unitForms = (form: Form) => ({
  unitOfLength: form({
    levels: ['easy'],
    draw: (random: Random) => random.evenly(LENGTHS),
    answer: unitChoice,
    solve: ({ number, from }) => bestFor(number, from),
    ask: ({ number, from, tell }) => {
      const { en, es } = tell(measure(scientific(number), from))
      return {
        en: [en, prose`In which unit is this length given by a number from 1 to 1,000?`],
        es: [es, prose`¿En qué unidad se expresa esta longitud con un número de 1 a 1,000?`],
      }
    },
    solution: ({ number, from }, best) => [
      unitSteps(number, from, best, measure(scientific(number), from)),
      lastStep(number, from, best),
    ],
    check(printed, answer) {
      const length = printed.one('measure')
      return isBest(evaluate(length.of).toNumber(), length.unit as Unit, answer)
    },
  }),

  unitOfRow: form({
    levels: ['medium'],
    draw: (random: Random) => random.evenly(ROWS),
    answer: unitChoice,
    solve: ({ each, many }) => bestFor(worked('times', each, many), 'meter'),
    ask: ({ each, many, tell }) => {
      const { en, es } = tell(measure(scientific(each), 'meter'), scientific(many))
      return {
        en: [en, prose`In which unit is the whole length given by a number from 1 to 1,000?`],
        es: [es, prose`¿En qué unidad se expresa la longitud total con un número de 1 a 1,000?`],
      }
    },
    solution: ({ each, many }, best) => {
      const product = worked('times', each, many)
      return [
        explainedBy(equation(written('times', each, many), scientific(product)), {
          en: line`Multiply the first factors and add the exponents: the length in meters.`,
          es: line`Multiplica los primeros factores y suma los exponentes: la longitud en metros.`,
        }),
        unitSteps(product, 'meter', best, measure(scientific(product), 'meter')),
        lastStep(product, 'meter', best),
      ]
    },
    check(printed, answer) {
      const [each, many] = [printed.one('measure').of, printed.all('product').at(-1)]
      return many !== undefined && isBest(evaluate(each).times(evaluate(many)).toNumber(), 'meter', answer)
    },
  }),
})
