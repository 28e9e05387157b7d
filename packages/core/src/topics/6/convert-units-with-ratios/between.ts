import { type Both, type Inline, line, type Noun, Ratio, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Something that is measured in a unit of one system or of the other. */
export interface BetweenSetting {
  readonly one: Noun
  readonly other: Noun
  /** So many of the other unit are about one of the first. */
  readonly factor: Ratio
  /** Likely amounts of each. */
  readonly ones: readonly [number, number]
  readonly others: readonly [number, number]
  readonly byTenths: boolean
  tell(amount: Term): Both<readonly Inline[]>
}
const [INCH, MILE, KILOGRAM, METER, GALLON, LITER] = [254, 160, 220, 328, 379, 106].map(n => Ratio.of(n, 100)) as [
  Ratio,
  Ratio,
  Ratio,
  Ratio,
  Ratio,
  Ratio,
]
export const between: readonly BetweenSetting[] = [
  {
    one: nouns.inch,
    other: nouns.centimeter,
    factor: INCH,
    ones: [18, 60],
    others: [45, 150],
    byTenths: false,
    tell: amount => ({ en: line`A shelf is ${amount} long.`, es: line`Una repisa mide ${amount} de largo.` }),
  },
  {
    one: nouns.mile,
    other: nouns.kilometer,
    factor: MILE,
    ones: [3, 12],
    others: [5, 20],
    byTenths: true,
    tell: amount => ({ en: line`A race is ${amount} long.`, es: line`Una carrera es de ${amount}.` }),
  },
  {
    one: nouns.kilogram,
    other: nouns.pound,
    factor: KILOGRAM,
    ones: [8, 23],
    others: [20, 50],
    byTenths: true,
    tell: amount => ({ en: line`A suitcase weighs ${amount}.`, es: line`Una maleta pesa ${amount}.` }),
  },
  {
    one: nouns.meter,
    other: nouns.foot,
    factor: METER,
    ones: [12, 50],
    others: [40, 160],
    byTenths: false,
    tell: amount => ({ en: line`A swimming pool is ${amount} long.`, es: line`Una piscina mide ${amount} de largo.` }),
  },
  {
    one: nouns.gallon,
    other: nouns.liter,
    factor: GALLON,
    ones: [11, 20],
    others: [40, 75],
    byTenths: false,
    tell: amount => ({
      en: line`The gas tank of a car holds ${amount}.`,
      es: line`El tanque de gasolina de un carro tiene una capacidad de ${amount}.`,
    }),
  },
  {
    one: nouns.liter,
    other: nouns.quart,
    factor: LITER,
    ones: [3, 12],
    others: [3, 12],
    byTenths: false,
    tell: amount => ({ en: line`A cooking pot holds ${amount}.`, es: line`En una olla caben ${amount}.` }),
  },
  {
    one: nouns.kilogram,
    other: nouns.pound,
    factor: KILOGRAM,
    ones: [3, 30],
    others: [7, 65],
    byTenths: true,
    tell: amount => ({ en: line`A dog weighs ${amount}.`, es: line`Un perro pesa ${amount}.` }),
  },
  {
    one: nouns.inch,
    other: nouns.centimeter,
    factor: INCH,
    ones: [11, 36],
    others: [25, 90],
    byTenths: false,
    tell: amount => ({ en: line`A poster is ${amount} wide.`, es: line`Un cartel mide ${amount} de ancho.` }),
  },
]
