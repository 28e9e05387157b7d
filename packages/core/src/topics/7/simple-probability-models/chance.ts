import {
  type Block,
  type Both,
  type Expr,
  evaluate,
  expr,
  failed,
  type Hole,
  itemOf,
  type Printed,
  prose,
  type Random,
  words,
} from '../../../author.ts'

/** A color of several marbles and of one. */
export interface Color {
  readonly many: Expr
  readonly one: Expr
}
const color = (en: string, many: string, one: string): Color => ({ many: words(en, many), one: words(en, one) })

export const colors: readonly Color[] = [
  color('red', 'rojas', 'roja'),
  color('blue', 'azules', 'azul'),
  color('green', 'verdes', 'verde'),
  color('yellow', 'amarillas', 'amarilla'),
  color('white', 'blancas', 'blanca'),
  color('black', 'negras', 'negra'),
]

export interface Bag {
  readonly what: 'marbles' | 'balls' | 'cards' | 'tiles' | 'slips' | 'beads' | 'stickers'
  readonly parts: readonly { readonly color: Color; readonly count: number }[]
}

/** Two or more of each color; each form has its own things. */
export function drawBag(random: Random, total: number, kinds: number, things: readonly Bag['what'][]): Bag {
  const counts = random.until(
    () => {
      const cuts = random.shuffle(Array.from({ length: total - 1 }, (_, i) => i + 1)).slice(0, kinds - 1)
      const ends = [0, ...cuts.sort((a, b) => a - b), total]
      return ends.slice(1).map((end, i) => end - itemOf(ends, i))
    },
    counts => counts.every(count => count > 1),
  )
  const chosen = random.sample(colors, kinds)
  return {
    what: random.evenly(things),
    parts: counts.map((count, i) => ({ count, color: itemOf(chosen, i) })),
  }
}

export const bagTotal = ({ parts }: Bag) => parts.reduce((sum, { count }) => sum + count, 0)

type Counted = readonly [count: number, color: Expr]

/** What the bag holds. */
export function tellBag({ what, parts }: Bag): Both<Block> {
  const [a, b, c] = parts.map(({ count, color }): Counted => [count, color.many])
  return c ? tellThree(what, a!, b!, c) : tellTwo(what, a!, b!)
}

function tellTwo(what: Bag['what'], [n, x]: Counted, [m, y]: Counted): Both<Block> {
  switch (what) {
    case 'marbles':
      return {
        en: prose`A bag holds ${n} ${x} marbles and ${m} ${y} marbles. One marble is taken without looking.`,
        es: prose`En una bolsa hay ${n} canicas ${x} y ${m} canicas ${y}. Se saca una canica sin mirar.`,
      }
    case 'balls':
      return {
        en: prose`A box holds ${n} ${x} balls and ${m} ${y} balls. One ball is taken without looking.`,
        es: prose`En una caja hay ${n} pelotas ${x} y ${m} pelotas ${y}. Se saca una pelota sin mirar.`,
      }
    case 'tiles':
      return {
        en: prose`A bag holds ${n} ${x} tiles and ${m} ${y} tiles. One tile is taken without looking.`,
        es: prose`En una bolsa hay ${n} fichas ${x} y ${m} fichas ${y}. Se saca una ficha sin mirar.`,
      }
    case 'slips':
      return {
        en: prose`A hat holds ${n} ${x} slips of paper and ${m} ${y} slips of paper. One slip is drawn without looking.`,
        es: prose`En un sombrero hay ${n} papeletas ${x} y ${m} papeletas ${y}. Se saca una papeleta sin mirar.`,
      }
    case 'cards':
      return {
        en: prose`A deck has ${n} ${x} cards and ${m} ${y} cards. One card is drawn without looking.`,
        es: prose`Un mazo tiene ${n} tarjetas ${x} y ${m} tarjetas ${y}. Se saca una tarjeta sin mirar.`,
      }
    case 'beads':
      return {
        en: prose`A jar holds ${n} ${x} beads and ${m} ${y} beads. One bead is taken without looking.`,
        es: prose`En un frasco hay ${n} cuentas ${x} y ${m} cuentas ${y}. Se saca una cuenta sin mirar.`,
      }
    case 'stickers':
      return {
        en: prose`An envelope holds ${n} ${x} stickers and ${m} ${y} stickers. One sticker is taken without looking.`,
        es: prose`En un sobre hay ${n} calcomanías ${x} y ${m} calcomanías ${y}. Se saca una calcomanía sin mirar.`,
      }
  }
}

function tellThree(what: Bag['what'], [n, x]: Counted, [m, y]: Counted, [k, z]: Counted): Both<Block> {
  switch (what) {
    case 'marbles':
      return {
        en: prose`A bag holds ${n} ${x} marbles, ${m} ${y} marbles, and ${k} ${z} marbles. One marble is taken without looking.`,
        es: prose`En una bolsa hay ${n} canicas ${x}, ${m} canicas ${y} y ${k} canicas ${z}. Se saca una canica sin mirar.`,
      }
    case 'balls':
      return {
        en: prose`A box holds ${n} ${x} balls, ${m} ${y} balls, and ${k} ${z} balls. One ball is taken without looking.`,
        es: prose`En una caja hay ${n} pelotas ${x}, ${m} pelotas ${y} y ${k} pelotas ${z}. Se saca una pelota sin mirar.`,
      }
    case 'tiles':
      return {
        en: prose`A bag holds ${n} ${x} tiles, ${m} ${y} tiles, and ${k} ${z} tiles. One tile is taken without looking.`,
        es: prose`En una bolsa hay ${n} fichas ${x}, ${m} fichas ${y} y ${k} fichas ${z}. Se saca una ficha sin mirar.`,
      }
    case 'slips':
      return {
        en: prose`A hat holds ${n} ${x} slips of paper, ${m} ${y} slips of paper, and ${k} ${z} slips of paper. One slip is drawn without looking.`,
        es: prose`En un sombrero hay ${n} papeletas ${x}, ${m} papeletas ${y} y ${k} papeletas ${z}. Se saca una papeleta sin mirar.`,
      }
    case 'cards':
      return {
        en: prose`A deck has ${n} ${x} cards, ${m} ${y} cards, and ${k} ${z} cards. One card is drawn without looking.`,
        es: prose`Un mazo tiene ${n} tarjetas ${x}, ${m} tarjetas ${y} y ${k} tarjetas ${z}. Se saca una tarjeta sin mirar.`,
      }
    case 'beads':
      return {
        en: prose`A jar holds ${n} ${x} beads, ${m} ${y} beads, and ${k} ${z} beads. One bead is taken without looking.`,
        es: prose`En un frasco hay ${n} cuentas ${x}, ${m} cuentas ${y} y ${k} cuentas ${z}. Se saca una cuenta sin mirar.`,
      }
    case 'stickers':
      return {
        en: prose`An envelope holds ${n} ${x} stickers, ${m} ${y} stickers, and ${k} ${z} stickers. One sticker is taken without looking.`,
        es: prose`En un sobre hay ${n} calcomanías ${x}, ${m} calcomanías ${y} y ${k} calcomanías ${z}. Se saca una calcomanía sin mirar.`,
      }
  }
}

/** The printed counts by the English name of their color, and the colors that are asked for. */
export function printedBag(printed: Printed) {
  const counts = new Map<string, number>()
  const asked: string[] = []
  const maths = printed.maths
  maths.forEach((item, i) => {
    if (item.kind !== 'words') return
    const before = maths[i - 1]
    if (before?.kind === 'number' && counts.get(item.en) === undefined) counts.set(item.en, evaluate(before).n)
    else asked.push(item.en)
  })
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { counts, asked, total, favorable: asked.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0) }
}

/** Events about a whole number. */
export const events = {
  even: {
    holds: (n: number) => n % 2 === 0,
    says: () => ({ en: prose`an even number`, es: prose`un número par` }),
    at: [0],
  },
  odd: {
    holds: (n: number) => n % 2 === 1,
    says: () => ({ en: prose`an odd number`, es: prose`un número impar` }),
    at: [0],
  },
  greater: {
    holds: (n: number, k: number) => n > k,
    says: (k: Hole) => ({ en: prose`a number greater than ${k}`, es: prose`un número mayor que ${k}` }),
    at: [1, 2, 3, 4, 5],
  },
  less: {
    holds: (n: number, k: number) => n < k,
    says: (k: Hole) => ({ en: prose`a number less than ${k}`, es: prose`un número menor que ${k}` }),
    at: [2, 3, 4, 5, 6],
  },
  multiple: {
    holds: (n: number, k: number) => n % k === 0,
    says: (k: Hole) => ({ en: prose`a multiple of ${k}`, es: prose`un múltiplo de ${k}` }),
    at: [2, 3],
  },
  exactly: {
    holds: (n: number, k: number) => n === k,
    says: (k: Hole) => ({ en: prose`the number ${k}`, es: prose`el número ${k}` }),
    at: [1, 2, 3, 4, 5, 6],
  },
} as const
export type EventName = keyof typeof events
export const eventNames = Object.keys(events) as readonly EventName[]

/** The words of an event within a sentence. */
export const sayEvent = (event: EventName, k: number): Both<Block> => events[event].says(expr(k))

const PATTERNS: Readonly<Record<EventName, RegExp>> = {
  even: /an even number|número par/,
  odd: /an odd number|número impar/,
  greater: /greater than|mayor que/,
  less: /less than|menor que/,
  multiple: /multiple of|múltiplo de/,
  exactly: /the number|el número/,
}
/** The number that an event is about: none for even and odd. */
export const numberAt = (numbers: readonly number[], place: number, event: EventName): number =>
  event === 'even' || event === 'odd' ? 0 : itemOf(numbers, place)
/** Which event the words name. */
export const namedEvent = (text: string): EventName =>
  eventNames.find(name => PATTERNS[name].test(text)) ?? failed(`An event is named in ${text}`)
