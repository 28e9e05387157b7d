import { type Both, type Inline, line, type Noun, type Random, Ratio, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { withPlaces } from '../../kit/decimals/decimals.ts'
import type { Sign, Style } from './operations.ts'
import type { Values } from './plans.ts'
import type { Finding } from './stories.ts'

/** What is asked of two numbers in four ways, after a sentence with the first one. */
export interface Four {
  readonly name: string
  readonly style: Style
  readonly first: Noun
  /** The noun that the second number counts, where it counts one. */
  readonly of: Readonly<Record<Sign, Noun | 'plain'>>
  draw(random: Random): Values
  lead(a: Term): Both<readonly Inline[]>
  readonly asks: Readonly<Record<Sign, (b: Term) => Both<readonly Inline[]>>>
  readonly multiplies: Finding
  readonly divides: Finding
}
const PART: Finding = {
  en: 'a part of the amount is asked for: multiply.',
  es: 'se pregunta una parte de la cantidad: multiplica.',
}
const AS_MUCH: Finding = {
  en: 'this amount is taken a number of times: multiply.',
  es: 'esta cantidad se toma cierto número de veces: multiplica.',
}
const FITS: Finding = {
  en: 'the question is how many times one amount fits into the other: divide.',
  es: 'se pregunta cuántas veces cabe una cantidad en la otra: divide.',
}
const unit = (random: Random, from: number, to: number): Values => ({
  a: Ratio.of(random.int(from, to)),
  b: Ratio.of(1, random.int(3, 4)),
})
const divisible = (random: Random, from: number, to: number): Values => {
  const b = withPlaces(random, 1, from, to)
  return { a: b.times(random.int(6, 14)), b }
}

export const FOURS: readonly Four[] = [
  {
    name: 'flour',
    style: 'fraction',
    first: nouns.cup,
    of: { '+': nouns.cup, '−': nouns.cup, '×': 'plain', '÷': nouns.cup },
    multiplies: PART,
    divides: FITS,
    draw: random => unit(random, 5, 12),
    lead: a => ({ en: line`A bowl has ${a} of flour in it.`, es: line`En un tazón hay ${a} de harina.` }),
    asks: {
      '+': b => ({
        en: line`A baker adds ${b}. How much flour is there now?`,
        es: line`Una panadera agrega ${b}. ¿Cuánta harina hay ahora?`,
      }),
      '−': b => ({
        en: line`A baker takes out ${b}. How much flour is left?`,
        es: line`Una panadera saca ${b}. ¿Cuánta harina queda?`,
      }),
      '×': b => ({
        en: line`A baker uses ${b} of the flour. How much flour does she use?`,
        es: line`Una panadera usa ${b} de la harina. ¿Cuánta harina usa?`,
      }),
      '÷': b => ({
        en: line`A baker puts all of the flour into bags of ${b} each. How many bags are there?`,
        es: line`Una panadera pone toda la harina en bolsas de ${b} cada una. ¿Cuántas bolsas hay?`,
      }),
    },
  },
  {
    name: 'path',
    style: 'decimal',
    first: nouns.kilometer,
    of: { '+': nouns.kilometer, '−': nouns.kilometer, '×': 'plain', '÷': nouns.kilometer },
    multiplies: AS_MUCH,
    divides: FITS,
    draw: random => divisible(random, 1.2, 2.6),
    lead: a => ({ en: line`A bike path is ${a} long.`, es: line`Una ciclovía mide ${a}.` }),
    asks: {
      '+': b => ({
        en: line`Workers make it ${b} longer. How long is it then?`,
        es: line`La alargan ${b}. ¿Cuánto mide entonces?`,
      }),
      '−': b => ({
        en: line`Along ${b} of it, there are trees. How long is the part without trees?`,
        es: line`A lo largo de ${b} hay árboles. ¿Cuánto mide la parte sin árboles?`,
      }),
      '×': b => ({
        en: line`Another path is ${b} times as long. How long is the other path?`,
        es: line`Otra ciclovía mide ${b} veces lo que mide esta. ¿Cuánto mide la otra?`,
      }),
      '÷': b => ({
        en: line`Signs split it into sections of ${b} each. How many sections are there?`,
        es: line`Unas señales la dividen en tramos de ${b} cada uno. ¿Cuántos tramos hay?`,
      }),
    },
  },
  {
    name: 'juice',
    style: 'decimal',
    first: nouns.liter,
    of: { '+': nouns.liter, '−': nouns.liter, '×': 'plain', '÷': nouns.liter },
    multiplies: AS_MUCH,
    divides: FITS,
    draw: random => divisible(random, 0.3, 0.9),
    lead: a => ({ en: line`A jug has ${a} of juice in it.`, es: line`En una jarra hay ${a} de jugo.` }),
    asks: {
      '+': b => ({
        en: line`A cook pours in ${b} more. How much juice is in it now?`,
        es: line`Un cocinero echa ${b} más. ¿Cuánto jugo hay ahora?`,
      }),
      '−': b => ({
        en: line`Guests drink ${b}. How much juice is left?`,
        es: line`Los invitados beben ${b}. ¿Cuánto jugo queda?`,
      }),
      '×': b => ({
        en: line`Another jug has ${b} times as much juice in it. How much juice is in the other jug?`,
        es: line`En otra jarra hay ${b} veces esa cantidad de jugo. ¿Cuánto jugo hay en la otra?`,
      }),
      '÷': b => ({
        en: line`A cook fills bottles of ${b} each with all of the juice. How many bottles are there?`,
        es: line`Un cocinero llena con todo el jugo botellas de ${b} cada una. ¿Cuántas botellas llena?`,
      }),
    },
  },
  {
    name: 'ribbon',
    style: 'fraction',
    first: nouns.yard,
    of: { '+': nouns.yard, '−': nouns.yard, '×': 'plain', '÷': nouns.yard },
    multiplies: PART,
    divides: FITS,
    draw: random => unit(random, 7, 15),
    lead: a => ({ en: line`A red ribbon is ${a} long.`, es: line`Una cinta roja mide ${a}.` }),
    asks: {
      '+': b => ({
        en: line`A blue ribbon is ${b} longer. How long is the blue ribbon?`,
        es: line`Una cinta azul mide ${b} más. ¿Cuánto mide la cinta azul?`,
      }),
      '−': b => ({
        en: line`A tailor cuts off ${b}. How long is the rest?`,
        es: line`Un sastre corta ${b}. ¿Cuánto mide el resto?`,
      }),
      '×': b => ({
        en: line`A tailor uses ${b} of the ribbon. How much ribbon does he use?`,
        es: line`Un sastre usa ${b} de la cinta. ¿Cuánta cinta usa?`,
      }),
      '÷': b => ({
        en: line`A tailor cuts the whole ribbon into pieces of ${b} each. How many pieces are there?`,
        es: line`Un sastre corta toda la cinta en pedazos de ${b} cada uno. ¿Cuántos pedazos hay?`,
      }),
    },
  },
  {
    name: 'school',
    style: 'decimal',
    first: nouns.student,
    of: { '+': nouns.student, '−': nouns.student, '×': nouns.hour, '÷': nouns.student },
    multiplies: {
      en: 'each student has the same number of hours: multiply.',
      es: 'cada estudiante tiene la misma cantidad de horas: multiplica.',
    },
    divides: FITS,
    draw(random) {
      const b = random.int(22, 29)
      return { a: Ratio.of(b * random.int(18, 34)), b: Ratio.of(b) }
    },
    lead: a => ({ en: line`A school has ${a}.`, es: line`Una escuela tiene ${a}.` }),
    asks: {
      '+': b => ({
        en: line`Then ${b} join the school. How many students does it have now?`,
        es: line`Después llegan ${b} más. ¿Cuántos estudiantes tiene ahora?`,
      }),
      '−': b => ({
        en: line`Today ${b} are sick at home. How many students are at school?`,
        es: line`Hoy ${b} están enfermos en casa. ¿Cuántos estudiantes hay en la escuela?`,
      }),
      '×': b => ({
        en: line`Each student has ${b} of lessons a week. How many hours is that for all students?`,
        es: line`Cada estudiante tiene ${b} de clase por semana. ¿Cuántas horas son para todos los estudiantes?`,
      }),
      '÷': b => ({
        en: line`They are in classes of ${b} each. How many classes are there?`,
        es: line`Están en grupos de ${b} cada uno. ¿Cuántos grupos hay?`,
      }),
    },
  },
]
