import {
  type Block,
  type Both,
  count,
  type Expr,
  exact,
  explained,
  expr,
  type FormMaker,
  failed,
  formulaChoice,
  type Inline,
  isTerm,
  itemOf,
  labelOrder,
  line,
  list,
  type Noun,
  prose,
  type Random,
  Ratio,
  role,
  steps,
  symbol,
  type Term,
  table,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { withPlaces } from '../../kit/decimals/decimals.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import type { levels } from './levels.ts'
import { operation, SIGNS, type Sign, type Style, shown } from './operations.ts'
import { at, type Letter, type Values } from './plans.ts'
import { type Finding, numbersOf } from './stories.ts'

/** What a story asks of two numbers, and why it is this operation. */
interface Choice {
  readonly name: string
  readonly sign: Sign
  readonly style: Style
  readonly of: Readonly<Record<'a' | 'b', Noun | 'plain'>>
  draw(random: Random): Values
  tell(numbers: Readonly<Record<Letter, Term>>): Both<readonly Inline[]>
  readonly why: Finding
  /** In place of what is said of all stories with this operation. */
  readonly model?: Finding
  readonly others?: Finding
}

const CHOICES: readonly Choice[] = [
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
      en: 'A part of a number is asked: multiply the number by the fraction.',
      es: 'Se pregunta una parte de un número: multiplica el número por la fracción.',
    },
    model: { en: 'fraction of a number = number × fraction', es: 'fracción de un número = número × fracción' },
    others: {
      en: 'Dividing by a fraction less than 1 would give more than all of the students.',
      es: 'Al dividir entre una fracción menor que 1 saldría más que el total de estudiantes.',
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
      en: 'Adding would mix laps and kilometers, and dividing would split a total that is not known yet.',
      es: 'Al sumar se mezclarían vueltas y kilómetros, y al dividir se repartiría un total que aún no se conoce.',
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
const MODELS: Readonly<Record<Sign, Finding>> = {
  '+': { en: 'part + part = whole', es: 'parte + parte = total' },
  '−': { en: 'greater amount − smaller amount = difference', es: 'cantidad mayor − cantidad menor = diferencia' },
  '×': {
    en: 'number of equal groups × size of a group = total',
    es: 'número de grupos iguales × tamaño de un grupo = total',
  },
  '÷': { en: 'total ÷ equal groups', es: 'total ÷ grupos iguales' },
}
const OTHERS: Readonly<Record<Sign, Finding>> = {
  '+': { en: 'Subtracting would give less than one part alone.', es: 'Al restar saldría menos que una sola parte.' },
  '−': { en: 'Adding would give more than the greater amount.', es: 'Al sumar saldría más que la cantidad mayor.' },
  '×': {
    en: 'Dividing would split it into parts that nobody asks for.',
    es: 'Al dividir se formarían partes que nadie pide.',
  },
  '÷': {
    en: 'Multiplying is for a total, and the total is known.',
    es: 'Se multiplica para hallar un total, y el total ya se conoce.',
  },
}

const expressions = (style: Style, values: Values): Readonly<Record<Sign, Expr>> => {
  const [a, b] = [shown(style, at(values, 'a')), shown(style, at(values, 'b'))]
  return {
    '+': operation('+', a, b),
    '−': operation('−', a, b),
    '×': operation('×', a, b),
    '÷': operation('÷', a, b),
  }
}

/** What is asked of two numbers in four ways, after a sentence with the first one. */
interface Four {
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
  en: 'a part of the amount is asked: multiply.',
  es: 'se pregunta una parte de la cantidad: multiplica.',
}
const AS_MUCH: Finding = {
  en: 'the other amount is so many times this one: multiply.',
  es: 'la otra cantidad es tantas veces esta: multiplica.',
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

const FOURS: readonly Four[] = [
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
      en: 'the same number of hours comes for each student: multiply.',
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
        en: line`Then ${b} more come. How many students does it have now?`,
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

const FOUR_LETTERS = ['A', 'B', 'C', 'D'] as const
interface Matched {
  readonly four: Four
  readonly values: Values
  /** What the stories ask one after another, and what stands at the letters. */
  readonly told: readonly Sign[]
  readonly lettered: readonly Sign[]
}
/** The sign of a written operation. */
const signOf = (item: Expr): Sign =>
  item.kind === 'product'
    ? '×'
    : item.kind === 'quotient'
      ? '÷'
      : item.kind === 'sum' && item.terms[1]?.kind === 'negative'
        ? '−'
        : '+'
const lettersOf = ({ told: stories, lettered }: Matched) =>
  stories.map(sign => itemOf(FOUR_LETTERS, lettered.indexOf(sign)))
const whyMatched = ({ multiplies, divides }: Four): Readonly<Record<Sign, Finding>> => ({
  '+': { en: 'the two amounts together are asked: add.', es: 'se preguntan las dos cantidades juntas: suma.' },
  '−': { en: 'a part is taken away: subtract.', es: 'se quita una parte: resta.' },
  '×': multiplies,
  '÷': divides,
})

export const choiceForms = (form: FormMaker<typeof levels>) => ({
  whichOperation: form({
    levels: ['easy'],
    instruction: {
      en: prose`Which expression answers the question?`,
      es: prose`¿Qué expresión responde la pregunta?`,
    },
    draw(random) {
      const choice = random.evenly(CHOICES)
      const values = random.until(
        () => choice.draw(random),
        drawn => new Set(Object.values(expressions(choice.style, drawn)).map(of => `${exact(of)}`)).size === 4,
      )
      return { choice, values }
    },
    answer: formulaChoice,
    solve: ({ choice: { sign, style }, values }) => expressions(style, values)[sign],
    mistakes: ({ choice: { sign, style }, values }) =>
      Object.fromEntries(Object.entries(expressions(style, values)).filter(([other]) => other !== sign)),
    ask({ choice: { name, style, of, tell }, values }) {
      const { en, es } = tell(numbersOf(name, style, of, values))
      return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
    },
    solution({ choice: { sign, why, model = MODELS[sign], others = OTHERS[sign] } }, answer) {
      return [
        explained(words(model.en, model.es), [why.en], [why.es]),
        explained(expr(answer), [others.en], [others.es]),
      ]
    },
    // The opposite operation takes its value back to the first number.
    check(printed, answer) {
      const roles = printed.terms('role').map(({ name }) => name)
      const [a, b] = roles.filter(name => / [ab]$/.test(name)).sort()
      const { sign } = CHOICES.find(({ name }) => a?.startsWith(`${name}:`)) ?? failed('A story prints its name')
      const [first, second, value] = [printed.role(a ?? ''), printed.role(b ?? ''), exact(answer)]
      const before = {
        '+': value.minus(second),
        '−': value.plus(second),
        '×': value.over(second),
        '÷': value.times(second),
      }
      return before[sign].equals(first)
    },
  }),

  fourStories: form({
    levels: ['medium'],
    kind: 'match',
    wide: true,
    instruction: {
      en: prose`Match each question with an expression. Write the letters in order, starting with question 1.`,
      es: prose`Relaciona cada pregunta con una expresión. Escribe las letras en orden, desde la pregunta 1.`,
    },
    draw(random): Matched {
      const four = random.evenly(FOURS)
      const lettered = random.shuffle(SIGNS)
      return {
        four,
        values: four.draw(random),
        lettered,
        told: random.until(
          () => random.shuffle(SIGNS),
          drawn => drawn.some((sign, i) => sign !== lettered[i]) && drawn.some((sign, i) => sign !== lettered[3 - i]),
        ),
      }
    },
    answer: labelOrder(FOUR_LETTERS),
    solve: lettersOf,
    ask(matched) {
      const { four, values, lettered } = matched
      const stories = matched.told.map(sign => {
        const noun = four.of[sign]
        const amount = shown(four.style, at(values, 'b'))
        return four.asks[sign](role(sign, noun === 'plain' ? amount : count(amount, noun)))
      })
      const lead = four.lead(role('first', count(shown(four.style, at(values, 'a')), four.first)))
      const all = expressions(four.style, values)
      const choices = table({
        head: FOUR_LETTERS.map(letter => symbol(letter)),
        rows: [lettered.map(sign => all[sign])],
      })
      const asked = (first: readonly Inline[], items: readonly (readonly Inline[])[]): readonly Block[] => [
        { kind: 'paragraph', content: first },
        steps(...items),
        choices,
      ]
      return {
        en: asked(
          lead.en,
          stories.map(({ en }) => en),
        ),
        es: asked(
          lead.es,
          stories.map(({ es }) => es),
        ),
      }
    },
    solution(matched) {
      const all = expressions(matched.four.style, matched.values)
      const why = whyMatched(matched.four)
      const letters = lettersOf(matched)
      return [
        ...matched.told.map((sign, i) =>
          explained(all[sign], [`Question ${i + 1}: `, why[sign].en], [`Pregunta ${i + 1}: `, why[sign].es]),
        ),
        explained(
          list(...letters.map(letter => symbol(letter))),
          line`Write the letters of these expressions.`,
          line`Escribe las letras de esas expresiones.`,
        ),
      ]
    },
    check(printed, letters) {
      const names = printed.terms('role').map(({ name }) => name)
      const [row] = printed.block('table').rows
      return letters.every((letter, i) => {
        const [item] = row?.[FOUR_LETTERS.indexOf(letter)] ?? []
        return item !== undefined && typeof item === 'object' && !isTerm(item) && names[i + 1] === signOf(item)
      })
    },
  }),
})
