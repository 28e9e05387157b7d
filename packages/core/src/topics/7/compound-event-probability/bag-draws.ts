import {
  type Both,
  equation,
  explained,
  itemOf,
  line,
  type Noun,
  noun,
  type Random,
  Ratio,
  role,
  sum,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { Said } from './outcomes.ts'

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
const bag = (of: Noun, en: string, es: string, ...colors: [Color, Color]): Bag => ({
  of,
  holds: { en, es },
  colors,
})

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
export interface Drawn {
  readonly bag: Bag
  readonly a: number
  readonly b: number
  readonly event: Event
}
type Event = keyof typeof EVENTS
export const plural = (color: Color, n: number) => color.es[n === 1 ? 0 : 1]
export const the = ({ gender }: Noun, m: string, f: string) => (gender === 'm' ? m : f)

/** The favorable outcomes as products of choices, the rule for two draws, and the words after "that". */
export const EVENTS = {
  bothFirst: {
    ways: (a: number, _b: number, less: number): readonly Way[] => [[a, a - less]],
    says: ({ of, colors: [x] }: Bag): Said => ({
      en: [`both ${of.en[1]} are ${x.en}`],
      es: [`${the(of, 'los', 'las')} dos ${of.es[1]} sean ${x.es[1]}`],
    }),
  },
  oneOfEach: {
    ways: (a: number, b: number): readonly Way[] => [
      [a, b],
      [b, a],
    ],
    says: ({ of }: Bag): Said => ({
      en: [`the two ${of.en[1]} have different colors`],
      es: [`${the(of, 'los', 'las')} dos ${of.es[1]} sean de colores diferentes`],
    }),
  },
  firstThenSecond: {
    ways: (a: number, b: number): readonly Way[] => [[a, b]],
    says: ({ of, colors: [x, y] }: Bag): Said => ({
      en: [`the first ${of.en[0]} is ${x.en} and the second is ${y.en}`],
      es: [
        `${the(of, 'el primer', 'la primera')} ${of.es[0]} sea ${x.es[0]} y ${the(of, 'el segundo', 'la segunda')} sea ${y.es[0]}`,
      ],
    }),
  },
  same: {
    ways: (a: number, b: number, less: number): readonly Way[] => [
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

type Way = readonly [first: number, second: number]
const waysOf = ({ a, b, event }: Drawn, less: 0 | 1): readonly Way[] => EVENTS[event].ways(a, b, less)
export const countOf = (drawn: Drawn, less: 0 | 1) => waysOf(drawn, less).reduce((all, [p, q]) => all + p * q, 0)
export const chanceOf = (drawn: Drawn, less: 0 | 1) => {
  const n = drawn.a + drawn.b
  return Ratio.of(countOf(drawn, less), n * (n - less))
}
const TWO_OF_EACH = [
  [3, 2],
  [2, 3],
] as const
export function drawBag(
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
        waysOf(drawn, 1).every(([p, q]) => p * q > 0) &&
        !without.equals(half) &&
        !replaced.equals(half) &&
        without.compare(1) < 0
      )
    },
  )
}

export const tellBag = ({ bag: { of, holds, colors }, a, b }: Drawn): Said => {
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
export const without = ({ of }: Bag): Said => ({
  en: [`Two ${of.en[1]} are taken without looking, one after the other and without replacement.`],
  es: [`Se sacan sin mirar dos ${of.es[1]}, ${the(of, 'uno tras otro', 'una tras otra')} y sin reposición.`],
})
/** Each thing is told from every other: all pairs are tried. */
export function enumerated(a: number, b: number, isPut: boolean, text: string): Ratio {
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
export const countSteps = (drawn: Drawn, less: 0 | 1) => {
  const n = drawn.a + drawn.b
  const ways = waysOf(drawn, less)
  const [first, second] = itemOf(ways, 0)
  const [x, y] = drawn.bag.colors
  const [one, other, three, four] = {
    bothFirst: [x, x, y, y],
    same: [x, x, y, y],
    oneOfEach: [x, y, y, x],
    firstThenSecond: [x, y, y, x],
  }[drawn.event] as [Color, Color, Color, Color]
  const favorable = sum(...ways.map(([p, q]) => times(p, q)))
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
