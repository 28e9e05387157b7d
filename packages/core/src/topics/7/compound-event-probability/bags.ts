import {
  answerStep,
  type Both,
  equation,
  exact,
  explained,
  type FormMaker,
  fractionInLowestTerms,
  itemOf,
  line,
  type Noun,
  name,
  noun,
  over,
  type Person,
  people,
  prose,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  steps,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { blankAnswers, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { FRACTION, fractionSteps, paragraphOf, type Said } from './outcomes.ts'

/** Things of two colors in something: the colors of one and of several. */
interface Bag {
  readonly of: Noun
  readonly holds: Both<string>
  readonly colors: readonly [Color, Color]
}
interface Color {
  readonly en: string
  readonly es: readonly [one: string, many: string]
}
const RED_F: Color = { en: 'red', es: ['roja', 'rojas'] }
const BLUE_F: Color = { en: 'blue', es: ['azul', 'azules'] }
const GREEN: Color = { en: 'green', es: ['verde', 'verdes'] }
const bag = (of: Noun, en: string, es: string, ...colors: [Color, Color]): Bag => ({ of, holds: { en, es }, colors })

const bags: readonly Bag[] = [
  bag(nouns.marble, 'A bag holds', 'En una bolsa hay', RED_F, BLUE_F),
  bag(
    noun('pen', 'pens', 'bolígrafo', 'bolígrafos', 'm'),
    'A pencil case holds',
    'En un estuche hay',
    { en: 'black', es: ['negro', 'negros'] },
    GREEN,
  ),
  bag(noun('apple', 'apples', 'manzana', 'manzanas', 'f'), 'A basket holds', 'En una canasta hay', RED_F, GREEN),
  bag(
    noun('balloon', 'balloons', 'globo', 'globos', 'm'),
    'A box holds',
    'En una caja hay',
    { en: 'yellow', es: ['amarillo', 'amarillos'] },
    { en: 'pink', es: ['rosado', 'rosados'] },
  ),
  bag(
    noun('ticket', 'tickets', 'boleto', 'boletos', 'm'),
    'In a hat there are',
    'En un sombrero hay',
    { en: 'white', es: ['blanco', 'blancos'] },
    { en: 'blue', es: ['azul', 'azules'] },
  ),
  bag(
    noun('tile', 'tiles', 'ficha', 'fichas', 'f'),
    'A sack holds',
    'En un saco hay',
    { en: 'black', es: ['negra', 'negras'] },
    { en: 'white', es: ['blanca', 'blancas'] },
  ),
  bag(noun('button', 'buttons', 'botón', 'botones', 'm'), 'A tin holds', 'En una lata hay', GREEN, {
    en: 'purple',
    es: ['morado', 'morados'],
  }),
  bag(
    noun('crayon', 'crayons', 'crayón', 'crayones', 'm'),
    'A jar holds',
    'En un frasco hay',
    { en: 'orange', es: ['anaranjado', 'anaranjados'] },
    { en: 'brown', es: ['café', 'cafés'] },
  ),
]

/** So many of one color and of the other; which event of two draws. */
interface Drawn {
  readonly bag: Bag
  readonly a: number
  readonly b: number
  readonly event: Event
}
type Event = keyof typeof EVENTS
const plural = (color: Color, n: number) => color.es[n === 1 ? 0 : 1]
const the = ({ gender }: Noun, m: string, f: string) => (gender === 'm' ? m : f)

/** The favorable outcomes as products of choices, the rule for two draws, and the words after "that". */
const EVENTS = {
  bothFirst: {
    ways: (a: number, _b: number, less: number) => [[a, a - less]],
    says: ({ of, colors: [x] }: Bag): Said => ({
      en: [`both ${of.en[1]} are ${x.en}`],
      es: [`${the(of, 'los', 'las')} dos ${of.es[1]} sean ${x.es[1]}`],
    }),
  },
  oneOfEach: {
    ways: (a: number, b: number) => [
      [a, b],
      [b, a],
    ],
    says: ({ of }: Bag): Said => ({
      en: [`the two ${of.en[1]} have different colors`],
      es: [`${the(of, 'los', 'las')} dos ${of.es[1]} sean de colores diferentes`],
    }),
  },
  firstThenSecond: {
    ways: (a: number, b: number) => [[a, b]],
    says: ({ of, colors: [x, y] }: Bag): Said => ({
      en: [`the first ${of.en[0]} is ${x.en} and the second is ${y.en}`],
      es: [
        `${the(of, 'el primer', 'la primera')} ${of.es[0]} sea ${x.es[0]} y ${the(of, 'el segundo', 'la segunda')} sea ${y.es[0]}`,
      ],
    }),
  },
  same: {
    ways: (a: number, b: number, less: number) => [
      [a, a - less],
      [b, b - less],
    ],
    says: ({ of }: Bag): Said => ({
      en: [`the two ${of.en[1]} have the same color`],
      es: [`${the(of, 'los', 'las')} dos ${of.es[1]} sean del mismo color`],
    }),
  },
} as const
const EVENT_NAMES = ['bothFirst', 'oneOfEach', 'firstThenSecond', 'same'] as const

const waysOf = ({ a, b, event }: Drawn, less: 0 | 1): readonly (readonly number[])[] => EVENTS[event].ways(a, b, less)
const countOf = (drawn: Drawn, less: 0 | 1) => waysOf(drawn, less).reduce((all, [p, q]) => all + (p ?? 0) * (q ?? 0), 0)
const chanceOf = (drawn: Drawn, less: 0 | 1) => {
  const n = drawn.a + drawn.b
  return Ratio.of(countOf(drawn, less), n * (n - less))
}
const TWO_OF_EACH = [
  [3, 2],
  [2, 3],
] as const
function drawBag(
  random: Random,
  first: number,
  sizes: readonly (readonly [number, number])[],
  events: readonly Event[] = EVENT_NAMES,
): Drawn {
  const bag = random.evenly(startingAt(bags, first))
  const event = random.evenly(events)
  const twoOfEach = sizes.filter(([a, b]) => a > 1 && b > 1 && a !== b)
  return random.until(
    () => {
      // Both colors come twice only where there are two of each at least.
      const [a, b] = random.pick(event !== 'same' ? sizes : twoOfEach.length > 0 ? twoOfEach : TWO_OF_EACH)
      return { bag, a, b, event }
    },
    drawn => {
      const [without, replaced] = [chanceOf(drawn, 1), chanceOf(drawn, 0)]
      const half = Ratio.of(1, 2)
      return (
        waysOf(drawn, 1).every(([p, q]) => (p ?? 0) * (q ?? 0) > 0) &&
        !without.equals(half) &&
        !replaced.equals(half) &&
        without.compare(1) < 0
      )
    },
  )
}

const tellBag = ({ bag: { of, holds, colors }, a, b }: Drawn): Said => {
  const [x, y] = colors
  const [n, m] = [role('first', a), role('second', b)]
  return {
    en: [
      `${holds.en} `,
      ...line`${n}`,
      ` ${x.en} ${of.en[a === 1 ? 0 : 1]} and `,
      ...line`${m}`,
      ` ${y.en} ${of.en[b === 1 ? 0 : 1]}.`,
    ],
    es: [
      `${holds.es} `,
      ...line`${n}`,
      ` ${of.es[a === 1 ? 0 : 1]} ${plural(x, a)} y `,
      ...line`${m}`,
      ` ${plural(y, b)}.`,
    ],
  }
}
const without = ({ of }: Bag): Said => ({
  en: [`Two ${of.en[1]} are taken without looking, one after the other and without replacement.`],
  es: [`Se sacan sin mirar dos ${of.es[1]}, ${the(of, 'uno tras otro', 'una tras otra')} y sin reposición.`],
})
const question = ({ en, es }: Said): Said => ({
  en: ['What is the probability that ', ...en, '?'],
  es: ['¿Cuál es la probabilidad de que ', ...es, '?'],
})
/** Each thing is told from every other: all pairs are tried. */
function enumerated(a: number, b: number, isPut: boolean, text: string): Ratio {
  const things = Array.from({ length: a + b }, (_, i) => (i < a ? 'x' : 'y'))
  let [hits, all] = [0, 0]
  things.forEach((first, i) =>
    things.forEach((second, j) => {
      if (i === j && !isPut) return
      all++
      const isHit = /different colors|colores diferentes/.test(text)
        ? first !== second
        : /same color|mismo color/.test(text)
          ? first === second
          : /the first|primer/.test(text)
            ? first === 'x' && second === 'y'
            : first === 'x' && second === 'x'
      if (isHit) hits++
    }),
  )
  return Ratio.of(hits, all)
}

/** All outcomes, and the favorable ones case by case. */
const countSteps = (drawn: Drawn, less: 0 | 1) => {
  const n = drawn.a + drawn.b
  const ways = waysOf(drawn, less)
  const [first, second] = tupleOf(itemOf(ways, 0), 2)
  const [x, y] = drawn.bag.colors
  const [one, other, three, four] = {
    bothFirst: [x, x, y, y],
    same: [x, x, y, y],
    oneOfEach: [x, y, y, x],
    firstThenSecond: [x, y, y, x],
  }[drawn.event] as [Color, Color, Color, Color]
  const favorable = sum(...ways.map(([p, q]) => times(p ?? 0, q ?? 0)))
  const shown = ways.length === 1 ? times(...itemOf(ways, 0)) : favorable
  return [
    explained(
      equation(times(n, n - less), n * (n - less)),
      less === 1
        ? line`All outcomes without replacement: ${n} choices first, then one less, ${n - 1}. Multiply.`
        : line`All outcomes with replacement: ${n} choices each time. Multiply.`,
      less === 1
        ? line`Todos los resultados sin reposición: primero ${n} opciones y luego una menos, ${n - 1}. Multiplica.`
        : line`Todos los resultados con reposición: ${n} opciones cada vez. Multiplica.`,
    ),
    explained(
      equation(shown, countOf(drawn, less)),
      ways.length === 1
        ? [
            ...line`Favorable outcomes: first ${first} `,
            `${one.en}, then `,
            ...line`${second} `,
            `${other.en}. Multiply.`,
          ]
        : [
            `Favorable outcomes: ${one.en} and then ${other.en}, or ${three.en} and then ${four.en}. Multiply in each case, then add.`,
          ],
      ways.length === 1
        ? [
            ...line`Resultados favorables: primero ${first} `,
            `${plural(one, first)} y luego `,
            ...line`${second} `,
            `${plural(other, second)}. Multiplica.`,
          ]
        : [
            `Resultados favorables: ${one.es[0]} y luego ${other.es[0]}, o ${three.es[0]} y luego ${four.es[0]}. Multiplica en cada caso y luego suma.`,
          ],
    ),
  ]
}

const BLANKS = [
  { name: { en: 'with replacement', es: 'con reposición' } },
  { name: { en: 'without replacement', es: 'sin reposición' } },
]

/** Work in which the second draw goes wrong. */
interface Worked extends Drawn {
  readonly person: Person
  readonly slip: Slip
}
type Slip = 'all' | 'favorable' | 'added'
const SLIPS = ['all', 'favorable', 'added'] as const
/** Favorable and all outcomes, as somebody with this mistake counts them. */
const slipped = ({ a, b }: Drawn, slip: Slip): readonly [readonly [number, number], readonly [number, number]] => {
  const n = a + b
  if (slip === 'all')
    return [
      [a, a - 1],
      [n, n],
    ]
  if (slip === 'favorable')
    return [
      [a, a],
      [n, n - 1],
    ]
  return [
    [a, a - 1],
    [n, n - 1],
  ]
}
const slippedChance = (drawn: Drawn, slip: Slip) => {
  const [[p, q], [r, s]] = slipped(drawn, slip)
  return slip === 'added' ? Ratio.of(p + q, r + s) : Ratio.of(p * q, r * s)
}
const WHY: Readonly<Record<Slip, (drawn: Drawn) => Said>> = {
  all: ({ bag: { of }, a, b }) => ({
    en: [`Line 1: only ${a + b - 1} ${of.en[1]} are left for the second draw.`],
    es: [`Renglón 1: para la segunda vez quedan solo ${a + b - 1} ${of.es[1]}.`],
  }),
  favorable: ({ bag: { of, colors }, a }) => ({
    en: [
      `Line 2: only ${a - 1} ${itemOf(colors, 0).en} ${of.en[a === 2 ? 0 : 1]} ${a === 2 ? 'is' : 'are'} left for the second draw.`,
    ],
    es: [
      `Renglón 2: para la segunda vez ${a === 2 ? 'queda' : 'quedan'} solo ${a - 1} ${of.es[a === 2 ? 0 : 1]} ${plural(itemOf(colors, 0), a - 1)}.`,
    ],
  }),
  added: () => ({
    en: ['Lines 1 and 2: the choices must be multiplied, not added.'],
    es: ['Renglones 1 y 2: las opciones se deben multiplicar, no sumar.'],
  }),
}
const corrected = (drawn: Drawn, slip: Slip, value: Ratio): Sentence => ({
  key: `${slip} ${value}`,
  says: paragraphOf(WHY[slip](drawn), {
    en: line`The probability is ${value}.`,
    es: line`La probabilidad es ${value}.`,
  }),
})

export const bagForms = (form: FormMaker<typeof levels>) => ({
  bag: form({
    levels: ['hard'],
    share: 2,
    draw: random =>
      drawBag(random, 0, [
        [4, 1],
        [1, 4],
        [3, 1],
        [1, 3],
        [2, 2],
      ]),
    answer: fractionInLowestTerms,
    solve: drawn => chanceOf(drawn, 1),
    ask: drawn =>
      paragraphOf(tellBag(drawn), without(drawn.bag), question(EVENTS[drawn.event].says(drawn.bag)), FRACTION),
    solution(drawn) {
      const n = drawn.a + drawn.b
      return [...countSteps(drawn, 1), ...fractionSteps(countOf(drawn, 1), n * (n - 1))]
    },
    check: (printed, answer) =>
      exact(answer).equals(
        enumerated(printed.role('first').toNumber(), printed.role('second').toNumber(), false, printed.text),
      ),
  }),

  replaced: form({
    levels: ['hard'],
    draw: random =>
      drawBag(
        random,
        4,
        [
          [4, 2],
          [2, 4],
          [2, 1],
        ],
        ['bothFirst', 'same'],
      ),
    answer: { ...blankAnswers, requires: 'lowest-terms' },
    solve: drawn => [chanceOf(drawn, 0), chanceOf(drawn, 1)],
    ask(drawn) {
      const { of } = drawn.bag
      const two: Said = {
        en: [`Two ${of.en[1]} are taken without looking, one after the other.`],
        es: [`Se sacan sin mirar dos ${of.es[1]}, ${the(of, 'uno tras otro', 'una tras otra')}.`],
      }
      const asked: Said = {
        en: [
          'Find the probability that ',
          ...EVENTS[drawn.event].says(drawn.bag).en,
          ', with and without replacement.',
        ],
        es: ['Halla la probabilidad de que ', ...EVENTS[drawn.event].says(drawn.bag).es, ', con y sin reposición.'],
      }
      const told = paragraphOf(tellBag(drawn), two, asked, {
        en: line`Write fractions in lowest terms.`,
        es: line`Escribe fracciones en su mínima expresión.`,
      })
      const lines = namedLines(...BLANKS)
      return { en: [told.en, ...lines.en], es: [told.es, ...lines.es] }
    },
    solution(drawn) {
      const n = drawn.a + drawn.b
      return [
        ...countSteps(drawn, 0),
        ...countSteps(drawn, 1),
        explained(
          namedKey(BLANKS, [over(countOf(drawn, 0), n * n), over(countOf(drawn, 1), n * (n - 1))]),
          line`Write favorable outcomes over all outcomes.`,
          line`Escribe los resultados favorables sobre todos los resultados.`,
        ),
        explained(
          namedKey(BLANKS, [chanceOf(drawn, 0), chanceOf(drawn, 1)]),
          line`Write each fraction in lowest terms.`,
          line`Escribe cada fracción en su mínima expresión.`,
        ),
      ]
    },
    check(printed, values) {
      const [a, b] = [printed.role('first').toNumber(), printed.role('second').toNumber()]
      return [true, false].every((isPut, i) => exact(itemOf(values, i)).equals(enumerated(a, b, isPut, printed.text)))
    },
  }),

  slip: form({
    levels: ['hard'],
    kind: 'find-mistake',
    wide: true,
    draw(random): Worked {
      const person = random.pick(people)
      return random.until(
        () => ({
          ...drawBag(
            random,
            6,
            [
              [3, 3],
              [5, 2],
              [3, 4],
              [2, 5],
            ],
            ['bothFirst'],
          ),
          slip: random.evenly(SLIPS),
          person,
        }),
        drawn =>
          drawn.a > 1 &&
          new Set([chanceOf(drawn, 1), ...SLIPS.map(name => slippedChance(drawn, name))].map(String)).size === 4,
      )
    },
    answer: sentenceChoice,
    solve: (drawn): Sentence => corrected(drawn, drawn.slip, chanceOf(drawn, 1)),
    mistakes(drawn): Readonly<Record<string, Sentence>> {
      const [other, third] = SLIPS.filter(slip => slip !== drawn.slip) as unknown as readonly [Slip, Slip]
      return {
        stillWrong: corrected(drawn, drawn.slip, slippedChance(drawn, other)),
        another: corrected(drawn, other, slippedChance(drawn, third)),
        third: corrected(drawn, third, slippedChance(drawn, other)),
      }
    },
    ask(drawn) {
      const [[p, q], [r, s]] = slipped(drawn, drawn.slip)
      const isAdded = drawn.slip === 'added'
      const [fav, all] = isAdded ? [sum(p, q), sum(r, s)] : [times(p, q), times(r, s)]
      const [n, m] = isAdded ? [p + q, r + s] : [p * q, r * s]
      const { en, es } = EVENTS.bothFirst.says(drawn.bag)
      const told = paragraphOf(tellBag(drawn), without(drawn.bag), {
        en: [...line`${name(drawn.person)} finds the probability that `, ...en, '.'],
        es: [...line`${name(drawn.person)} halla la probabilidad de que `, ...es, '.'],
      })
      const work = {
        en: steps(
          line`All outcomes: ${equation(all, m)}`,
          line`Favorable outcomes: ${equation(fav, n)}`,
          line`Probability: ${over(n, m)}`,
        ),
        es: steps(
          line`Total de resultados: ${equation(all, m)}`,
          line`Resultados favorables: ${equation(fav, n)}`,
          line`Probabilidad: ${over(n, m)}`,
        ),
      }
      return {
        en: [told.en, work.en, prose`What is the mistake, and what is the right probability?`],
        es: [told.es, work.es, prose`¿Cuál es el error y cuál es la probabilidad correcta?`],
      }
    },
    solution(drawn, answer) {
      const n = drawn.a + drawn.b
      return [
        ...countSteps(drawn, 1),
        ...fractionSteps(countOf(drawn, 1), n * (n - 1)),
        answerStep(answer.says, {
          en: line`There the work differs from the lines above.`,
          es: line`Ahí el trabajo difiere de los renglones de arriba.`,
        }),
      ]
    },
    whyWrong: drawn => {
      const notMade = {
        en: line`This part of the work is right.`,
        es: line`Esta parte del trabajo está bien.`,
      }
      const right = chanceOf(drawn, 1)
      return {
        stillWrong: {
          en: line`It names the mistake, but the probability is ${right}.`,
          es: line`Nombra el error, pero la probabilidad es ${right}.`,
        },
        another: notMade,
        third: notMade,
      }
    },
    check(printed, { key }) {
      const [a, b] = [printed.role('first').toNumber(), printed.role('second').toNumber()]
      const [all, favorable] = printed.all('relation')
      const isSum = all?.left.kind === 'sum'
      const why = isSum ? 'added' : exact(all?.right ?? 0).equals((a + b) * (a + b)) ? 'all' : 'favorable'
      return favorable !== undefined && key === `${why} ${enumerated(a, b, false, 'both')}`
    },
  }),
})
