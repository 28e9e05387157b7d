import { type Block, type Both, name, prose, subject } from '../../../content.ts'
import type { Noun } from '../../../language/noun.ts'
import { glass } from '../../../language/nouns/containers.ts'
import { pieceOfRibbon } from '../../../language/nouns/home.ts'
import { kilometer, liter, meter, milePerHour, pound } from '../../../language/nouns/units.ts'
import type { Person } from '../../../language/people.ts'
import type { Expr } from '../../../math/expr.ts'

/** A decimal amount in so many equal parts. */
interface PartsStory {
  readonly noun: Noun
  /** What one part is, in hundredths. */
  readonly hundredths: readonly [least: number, most: number]
  readonly parts: readonly number[]
  tell(total: Expr, parts: number, who: Person): Both<Block>
}

export const equalParts: readonly PartsStory[] = [
  {
    noun: meter,
    hundredths: [45, 185],
    parts: [2, 4, 5, 6, 8],
    tell: (total, parts, who) => ({
      en: prose`${name(who)} cuts ${total} meters of ribbon into ${parts} equal pieces. How long is each piece?`,
      es: prose`${name(who)} corta ${total} metros de cinta en ${parts} pedazos iguales. ¿Cuánto mide cada pedazo?`,
    }),
  },
  {
    noun: liter,
    hundredths: [22, 96],
    parts: [4, 5, 6, 8],
    tell: (total, parts, who) => ({
      en: prose`${name(who)} pours ${total} liters of juice equally into ${parts} bottles. How much juice is in each bottle?`,
      es: prose`${name(who)} reparte ${total} litros de jugo por igual en ${parts} botellas. ¿Cuánto jugo hay en cada botella?`,
    }),
  },
  {
    noun: pound,
    hundredths: [35, 195],
    parts: [2, 4, 5, 8],
    tell: (total, parts, who) => ({
      en: prose`${name(who)} divides ${total} pounds of rice equally among ${parts} bags. How much rice is in each bag?`,
      es: prose`${name(who)} reparte ${total} libras de arroz por igual en ${parts} bolsas. ¿Cuánto arroz hay en cada bolsa?`,
    }),
  },
  {
    noun: kilometer,
    hundredths: [125, 485],
    parts: [4, 5, 6],
    tell: (total, parts, who) => ({
      en: prose`${name(who)} runs ${total} kilometers in ${parts} days, the same distance each day. How far is that a day?`,
      es: prose`${name(who)} corre ${total} kilómetros en ${parts} días, la misma distancia cada día. ¿Cuánto corre por día?`,
    }),
  },
]

/** How often a decimal size fits in a decimal amount. */
interface FitStory {
  readonly noun: Noun
  /** In hundredths. */
  readonly sizes: readonly number[]
  readonly fit: readonly [least: number, most: number]
  tell(total: Expr, size: Expr, who: Person): Both<Block>
}

export const howManyFit: readonly FitStory[] = [
  {
    noun: pieceOfRibbon,
    sizes: [25, 30, 35, 40, 45, 60, 75, 80],
    fit: [6, 19],
    tell: (total, size, who) => ({
      en: prose`${name(who)} has ${total} meters of ribbon and cuts it into pieces of ${size} meters. How many pieces of ribbon are there?`,
      es: prose`${name(who)} tiene ${total} metros de cinta y la corta en pedazos de ${size} metros. ¿Cuántos pedazos de cinta hay?`,
    }),
  },
  {
    noun: glass,
    sizes: [20, 25, 30, 35],
    fit: [6, 24],
    tell: (total, size, who) => ({
      en: prose`${name(who)} has ${total} liters of lemonade. Each glass holds ${size} liters. How many glasses can ${subject(who)} fill?`,
      es: prose`${name(who)} tiene ${total} litros de limonada. En cada vaso caben ${size} litros. ¿Cuántos vasos puede llenar?`,
    }),
  },
  {
    noun: milePerHour,
    sizes: [50, 80, 120, 150, 250, 260, 320],
    fit: [7, 14],
    tell: (total, size, who) => ({
      en: prose`${name(who)} rides a bike ${total} miles in ${size} hours at a steady speed. How many miles per hour is that?`,
      es: prose`${name(who)} recorre ${total} millas en bicicleta en ${size} horas a velocidad constante. ¿Cuántas millas por hora son?`,
    }),
  },
]
