import { type Both, type Inline, line, type Noun, type Random, Ratio, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { withPlaces } from '../../kit/decimals/decimals.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import type { Sign, Style } from './operations.ts'
import type { Letter, Values } from './plans.ts'
import type { Finding } from './stories.ts'

/** Why it is not each of the other operations. */
export type Others = Readonly<Partial<Record<Sign, Finding>>>

/** What a story asks of two numbers, and why it is this operation. */
export interface Choice {
  readonly name: string
  readonly sign: Sign
  readonly style: Style
  readonly of: Readonly<Record<'a' | 'b', Noun | 'plain'>>
  draw(random: Random): Values
  tell(numbers: Readonly<Record<Letter, Term>>): Both<readonly Inline[]>
  readonly why: Finding
  /** In place of what is said of all stories with this operation. */
  readonly model?: Finding
  readonly others?: Others
}

export const CHOICES: readonly Choice[] = [
  {
    name: 'rice',
    sign: '÷',
    style: 'fraction',
    of: { a: nouns.cup, b: nouns.cup },
    draw: random => ({ a: Ratio.of(random.int(5, 9)), b: Ratio.of(1, random.pick([3, 4])) }),
    tell: ({ a, b }) => ({
      en: line`A cook has ${a} of rice. Each serving is ${b} of rice. How many servings are there?`,
      es: line`Un cocinero tiene ${a} de arroz. Cada porción es de ${b} de arroz. ¿Cuántas porciones hay?`,
    }),
    why: {
      en: 'The question is how many times one serving fits into the whole amount: divide.',
      es: 'Se pregunta cuántas veces cabe una porción en la cantidad total: divide.',
    },
    model: { en: 'total ÷ size of a group = number of groups', es: 'total ÷ tamaño de un grupo = número de grupos' },
    others: {
      '+': {
        en: 'Adding one serving does not tell how many there are.',
        es: 'Sumar una porción no dice cuántas hay.',
      },
      '−': {
        en: 'Taking away one serving does not tell how many there are.',
        es: 'Quitar una porción no dice cuántas hay.',
      },
      '×': {
        en: 'The whole amount of rice is already known.',
        es: 'La cantidad total de arroz ya se conoce.',
      },
    },
  },
  {
    name: 'hike',
    sign: '+',
    style: 'decimal',
    of: { a: nouns.kilometer, b: nouns.kilometer },
    draw: random => ({ a: withPlaces(random, 1, 6.3, 9.8), b: withPlaces(random, 1, 2.3, 4.9) }),
    tell: ({ a, b }) => ({
      en: line`Hikers walk ${a} in the morning. They still have to walk ${b} in the afternoon. How long is the hike?`,
      es: line`Unos excursionistas caminan ${a} por la mañana. Por la tarde todavía les faltan ${b}. ¿Cuánto mide el recorrido?`,
    }),
    why: {
      en: 'The two parts make the whole hike: add.',
      es: 'Las dos partes forman el recorrido completo: suma.',
    },
  },
  {
    name: 'choir',
    sign: '×',
    style: 'fraction',
    of: { a: nouns.student, b: 'plain' },
    draw(random) {
      const d = random.pick([3, 4, 5, 8])
      return { a: Ratio.of(d * random.int(6, 14)), b: Ratio.of(d - 1, d) }
    },
    tell: ({ a, b }) => ({
      en: line`Of the ${a} in a choir, ${b} are girls. How many girls are in the choir?`,
      es: line`De los ${a} de un coro, ${b} son niñas. ¿Cuántas niñas hay en el coro?`,
    }),
    why: {
      en: 'A part of a number is asked for: multiply the number by the fraction.',
      es: 'Se pregunta una parte de un número: multiplica el número por la fracción.',
    },
    model: { en: 'fraction of a number = number × fraction', es: 'fracción de un número = número × fracción' },
    others: {
      '+': {
        en: 'Adding would give more than all of the students.',
        es: 'Al sumar saldría más que el total de estudiantes.',
      },
      '−': {
        en: 'Subtracting would take away less than 1 student.',
        es: 'Al restar se quitaría menos de 1 estudiante.',
      },
      '÷': {
        en: 'Dividing by a fraction less than 1 would give more than all of the students.',
        es: 'Al dividir entre una fracción menor que 1 saldría más que el total de estudiantes.',
      },
    },
  },
  {
    name: 'melon',
    sign: '−',
    style: 'decimal',
    of: { a: nouns.kilogram, b: nouns.kilogram },
    draw: random => ({ a: withPlaces(random, 1, 5.3, 8.9), b: withPlaces(random, 1, 1.2, 3.4) }),
    tell: ({ a, b }) => ({
      en: line`A watermelon has a mass of ${a} and a cantaloupe has a mass of ${b}. How much more mass does the watermelon have?`,
      es: line`Una sandía tiene una masa de ${a} y un melón tiene una masa de ${b}. ¿Cuánta masa más tiene la sandía?`,
    }),
    why: {
      en: 'Two amounts are compared: subtract to find how much more one is.',
      es: 'Se comparan dos cantidades: resta para hallar cuánto más es una.',
    },
  },
  {
    name: 'ribbon',
    sign: '÷',
    style: 'decimal',
    of: { a: nouns.meter, b: 'plain' },
    draw(random) {
      const b = random.int(4, 9)
      return { a: withPlaces(random, 1, 1.2, 3.8).times(b), b: Ratio.of(b) }
    },
    tell: ({ a, b }) => ({
      en: line`A florist cuts ${a} of ribbon into ${b} equal pieces. How long is each piece?`,
      es: line`Una florista corta ${a} de cinta en ${b} pedazos iguales. ¿Cuánto mide cada pedazo?`,
    }),
    why: {
      en: 'The whole is split into equal parts: divide.',
      es: 'El total se reparte en partes iguales: divide.',
    },
    model: { en: 'total ÷ number of groups = size of a group', es: 'total ÷ número de grupos = tamaño de un grupo' },
    others: {
      '+': { en: 'Adding would mix meters and pieces.', es: 'Al sumar se mezclarían metros y pedazos.' },
      '−': { en: 'Subtracting would mix meters and pieces.', es: 'Al restar se mezclarían metros y pedazos.' },
      '×': {
        en: 'The whole length of the ribbon is already known.',
        es: 'La longitud total de la cinta ya se conoce.',
      },
    },
  },
  {
    name: 'paint',
    sign: '+',
    style: 'fraction',
    of: { a: nouns.gallon, b: nouns.gallon },
    draw: random => ({
      a: proper(random, random.pick([2, 4])).plus(random.int(2, 4)),
      b: proper(random, random.pick([3, 8])),
    }),
    tell: ({ a, b }) => ({
      en: line`After painting a fence, a painter has ${a} of paint left. The fence took ${b}. How much paint was there before?`,
      es: line`Después de pintar una cerca, a un pintor le quedan ${a} de pintura. En la cerca gastó ${b}. ¿Cuánta pintura había antes?`,
    }),
    why: {
      en: 'What is left and what was used make the amount before: add.',
      es: 'Lo que queda y lo que se gastó forman la cantidad de antes: suma.',
    },
  },
  {
    name: 'pool',
    sign: '×',
    style: 'decimal',
    of: { a: nouns.lap, b: nouns.kilometer },
    draw: random => ({ a: Ratio.of(random.int(6, 14)), b: withPlaces(random, 1, 1.2, 2.8) }),
    tell: ({ a, b }) => ({
      en: line`A cyclist rides ${a} around a lake. One lap is ${b}. How far does the cyclist ride?`,
      es: line`Una ciclista da ${a} alrededor de un lago. Una vuelta es de ${b}. ¿Qué distancia recorre la ciclista?`,
    }),
    why: {
      en: 'The same distance comes several times: multiply.',
      es: 'La misma distancia se repite varias veces: multiplica.',
    },
    others: {
      '+': { en: 'Adding would mix laps and kilometers.', es: 'Al sumar se mezclarían vueltas y kilómetros.' },
      '−': { en: 'Subtracting would mix laps and kilometers.', es: 'Al restar se mezclarían vueltas y kilómetros.' },
      '÷': {
        en: 'Dividing would split a distance that is not known yet.',
        es: 'Al dividir se repartiría una distancia que aún no se conoce.',
      },
    },
  },
  {
    name: 'plank',
    sign: '−',
    style: 'fraction',
    of: { a: nouns.foot, b: nouns.foot },
    draw: random => ({
      a: proper(random, random.pick([2, 4])).plus(random.int(6, 9)),
      b: proper(random, random.pick([3, 8])).plus(random.int(1, 3)),
    }),
    tell: ({ a, b }) => ({
      en: line`A plank is ${a} long. A carpenter saws off a piece, and ${b} are left. How long is the piece?`,
      es: line`Una tabla mide ${a}. Un carpintero corta un pedazo y quedan ${b}. ¿Cuánto mide el pedazo?`,
    }),
    why: {
      en: 'A part of the whole is missing: subtract the part that is known.',
      es: 'Falta una parte del total: resta la parte conocida.',
    },
  },
]

/** The four operations by the parts that the numbers play. */
export const MODELS: Readonly<Record<Sign, Finding>> = {
  '+': { en: 'part + part = whole', es: 'parte + parte = total' },
  '−': { en: 'greater amount − smaller amount = difference', es: 'cantidad mayor − cantidad menor = diferencia' },
  '×': {
    en: 'number of equal groups × size of a group = total',
    es: 'número de grupos iguales × tamaño de un grupo = total',
  },
  '÷': { en: 'total ÷ equal groups', es: 'total ÷ grupos iguales' },
}
const NO_GROUPS: Finding = {
  en: 'There are no equal groups in this story.',
  es: 'En esta historia no hay grupos iguales.',
}
const MIXED: Finding = { en: 'This would mix two different things.', es: 'Así se mezclarían dos cosas diferentes.' }
const NOT_SHARED: Finding = {
  en: 'Doing this once does not share the total equally.',
  es: 'Hacer esto una vez no reparte el total en partes iguales.',
}
const KNOWN: Finding = { en: 'The total is already known.', es: 'El total ya se conoce.' }
const UNKNOWN: Finding = {
  en: 'This would split a total that is not known yet.',
  es: 'Así se repartiría un total que aún no se conoce.',
}
/** Why it is not another operation, by the operation that it is. */
export const OTHERS: Readonly<Record<Sign, Others>> = {
  '+': {
    '−': {
      en: 'Subtracting would give less than one part alone.',
      es: 'Al restar saldría menos que una sola parte.',
    },
    '×': NO_GROUPS,
    '÷': NO_GROUPS,
  },
  '−': {
    '+': {
      en: 'Adding would give more than the greater amount.',
      es: 'Al sumar saldría más que la cantidad mayor.',
    },
    '×': NO_GROUPS,
    '÷': NO_GROUPS,
  },
  '×': { '+': MIXED, '−': MIXED, '÷': UNKNOWN },
  '÷': { '+': NOT_SHARED, '−': NOT_SHARED, '×': KNOWN },
}
