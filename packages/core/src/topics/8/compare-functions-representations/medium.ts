import {
  absolute,
  answerStep,
  type Block,
  type Both,
  blank,
  type CellHole,
  capital,
  type Expr,
  exact,
  explained,
  type FilledTable,
  type Inline,
  itemOf,
  line,
  m,
  type Random,
  relation,
  type Sentence,
  type Statement,
  sentenceChoice,
  statements,
  symbol,
  table,
  tableCells,
  trueStatement,
  words,
} from '../../../author.ts'
import { blankAnswers, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import type { Context } from './contexts.ts'
import { drawTwo, greater, rateBlanks, whichKey, whichLine } from './easy.ts'
import {
  areAnswered,
  asked,
  type Compared,
  type Form,
  type Fun,
  funOf,
  named,
  rateStep,
  type Shown,
  startStep,
  valueAt,
  valuesStep,
  verdict,
} from './parts.ts'

type Two = Compared & { readonly funs: readonly [Fun, Fun] }
const FASTER = { en: 'Falls faster', es: 'Baja más rápido' }

const rowsOf = (
  { context, funs }: Compared,
  isFilled: boolean,
): readonly [head: readonly CellHole[], rates: readonly CellHole[], starts: readonly CellHole[]] => [
  ['', ...funs.map(({ letter }) => named(context, letter))].map(
    (cell): CellHole =>
      typeof cell === 'string' ? words(' ', ' ') : [words(context.title.en, context.title.es), ' ', itemOf(cell.en, 1)],
  ),
  [words('Rate of change', 'Tasa de cambio'), ...funs.map(({ rate }): CellHole => (isFilled ? rate : blank(3)))],
  [words('Initial value', 'Valor inicial'), ...funs.map(({ start }): CellHole => (isFilled ? start : blank(3)))],
]
const filled = (compared: Compared): FilledTable => {
  const [head, ...rows] = rowsOf(compared, true)
  return {
    head,
    rows,
    rowHeads: true,
    blanks: [...compared.funs.map(({ rate }) => rate), ...compared.funs.map(({ start }) => start)],
  }
}
const toFill = (compared: Compared): Block => {
  const [head, ...rows] = rowsOf(compared, false)
  return table({ head, rows, rowHeads: true })
}

interface Claimed {
  readonly two: Two
  readonly name: string
  /** Whether the greater rate or the faster change is claimed, and of which function. */
  readonly about: 'rate' | 'size'
  readonly of: 0 | 1
}
const NAMES = ['Mei', 'Omar', 'Rosa', 'Hugo', 'Ava', 'Luis', 'Nora', 'Diego'] as const
const isTrueClaim = ({ two: { funs }, about, of }: Claimed): boolean => {
  const [mine, other] = [funs[of], funs[of === 0 ? 1 : 0]]
  return about === 'rate' ? mine.rate > other.rate : Math.abs(mine.rate) > Math.abs(other.rate)
}
function claimOf({ two: { context, funs }, about, of }: Claimed): Both<readonly Inline[]> {
  const [a, b] = [symbol(funs[of].letter), symbol(funs[of === 0 ? 1 : 0].letter)]
  const { title, the } = context
  return about === 'rate'
    ? {
        en: [`${title.en} `, a, ` has a greater rate of change than ${the.en} `, b],
        es: [`${capital(the.es)} `, a, ` tiene mayor tasa de cambio que ${the.es} `, b],
      }
    : {
        en: [`${title.en} `, a, ` changes faster than ${the.en} `, b],
        es: [`${capital(the.es)} `, a, ` cambia más rápido que ${the.es} `, b],
      }
}
const [A, B] = [symbol('A'), symbol('B')]

interface Stated {
  readonly two: Two
  readonly at: number
  readonly true: 'rate' | 'start' | 'size' | 'later'
}
const KINDS = ['rate', 'start', 'size', 'later'] as const
function isFirst(kind: (typeof KINDS)[number], [a, b]: readonly [Fun, Fun], at: number): boolean {
  switch (kind) {
    case 'rate':
      return a.rate > b.rate
    case 'start':
      return a.start > b.start
    case 'size':
      return Math.abs(a.rate) > Math.abs(b.rate)
    case 'later':
      return valueAt(a, at) > valueAt(b, at)
  }
}
function stated(context: Context, kind: (typeof KINDS)[number], first: string, second: string, at: number) {
  const [p, q] = [symbol(first), symbol(second)]
  const { title, the, x } = context
  const said = (en: string, es: string): Both<readonly Inline[]> => ({
    en: [`${title.en} `, p, ` ${en} ${the.en} `, q, '.'],
    es: [`${capital(the.es)} `, p, ` ${es} ${the.es} `, q, '.'],
  })
  switch (kind) {
    case 'rate':
      return said('has a greater rate of change than', 'tiene mayor tasa de cambio que')
    case 'start':
      return said('has a greater initial value than', 'tiene mayor valor inicial que')
    case 'size':
      return said('changes faster than', 'cambia más rápido que')
    case 'later':
      return {
        en: [`After ${at} ${x.en}, ${the.en} `, p, ` has the greater value of `, m`y`, '.'],
        es: [`Después de ${at} ${x.es}, ${the.es} `, p, ` tiene el mayor valor de `, m`y`, '.'],
      }
  }
}
const MIXED = [
  [1, -1],
  [-1, 1],
] as const
const drawMixed = (
  random: Random,
  [first, many]: readonly [number, number],
  shapes: readonly (readonly [Shown, Shown])[],
  crossed: readonly boolean[],
): Two => drawTwo(random, ['medium', first, many], shapes, MIXED, crossed)

export const mediumForms = (form: Form) => ({
  fillBoth: form({
    levels: ['medium'],
    wide: true,
    draw: (random): Two =>
      drawMixed(
        random,
        [0, 2],
        [
          ['graph', 'words'],
          ['words', 'graph'],
        ] as const,
        [true, true, false],
      ),
    answer: tableCells,
    solve: filled,
    ask: compared =>
      asked(
        compared,
        4,
        {
          en: line`Complete the table. A rate is negative where ${m`y`} goes down.`,
          es: line`Completa la tabla. Una tasa es negativa donde ${m`y`} baja.`,
        },
        { en: [toFill(compared)], es: [toFill(compared)] },
      ),
    solution(compared) {
      const { context, funs } = compared
      const [head, ...rows] = rowsOf(compared, true)
      return [
        ...funs.flatMap(fun => [rateStep(context, fun), startStep(context, fun)]),
        explained(
          table({ head, rows, rowHeads: true }),
          line`Write the rates and the initial values in the table.`,
          line`Escribe las tasas y los valores iniciales en la tabla.`,
        ),
      ]
    },
    check(printed, { blanks }) {
      const [a, b] = [funOf(printed, 'A'), funOf(printed, 'B')]
      return [a.rate, b.rate, a.start, b.start].every((value, i) => exact(itemOf(blanks, i)).toNumber() === value)
    },
  }),

  claim: form({
    levels: ['medium'],
    wide: true,
    draw(random): Claimed {
      const shapes = [
        ['table', 'graph'],
        ['graph', 'table'],
      ] as const
      const [place, isTrue] = random.evenly([
        [2, true],
        [3, false],
        [2, false],
        [3, true],
      ] as const)
      const about = random.evenly(['size', 'rate'] as const)
      const two = random.until(
        () => drawMixed(random, [place, 1], shapes, [true, true, false]),
        ({ funs: [a, b] }) => {
          const [up, down] = a.rate > 0 ? [a, b] : [b, a]
          return Math.abs(down.rate) > up.rate && itemOf(a.shown === 'table' ? a.xs : b.xs, 1) >= 2
        },
      )
      const claimed = { two, about, name: random.pick(NAMES), of: 0 } as const
      return isTrueClaim(claimed) === isTrue ? claimed : { ...claimed, of: 1 }
    },
    answer: sentenceChoice,
    solve: claimed =>
      verdict(claimed.two.context, isTrueClaim(claimed), 'rates', claimed.two.funs[0].rate, claimed.two.funs[1].rate),
    mistakes(claimed): Readonly<Record<string, Sentence>> {
      const {
        context,
        funs: [a, b],
      } = claimed.two
      const isTrue = isTrueClaim(claimed)
      const undivided = (fun: Fun) => (fun.shown === 'table' ? fun.rate * itemOf(fun.xs, 1) : fun.rate)
      return {
        wrongEnd: verdict(context, !isTrue, 'wrong end', a.rate, b.rate),
        noSign: verdict(context, isTrue, 'no sign', Math.abs(a.rate), Math.abs(b.rate)),
        undivided: verdict(context, !isTrue, 'undivided', undivided(a), undivided(b)),
      }
    },
    ask(claimed) {
      const { en, es } = claimOf(claimed)
      return asked(claimed.two, 4, {
        en: [`${claimed.name} says: “`, ...en, '.” True or false?'],
        es: [`${claimed.name} dice: “`, ...es, '”. ¿Verdadero o falso?'],
      })
    },
    solution(claimed, answer) {
      const {
        two: {
          context,
          funs: [a, b],
        },
        about,
      } = claimed
      const [more, less] = greater(a, b, ({ rate }) => rate) === a ? [a, b] : [b, a]
      const [fast, slow] = Math.abs(a.rate) > Math.abs(b.rate) ? [a, b] : [b, a]
      return [
        rateStep(context, a),
        rateStep(context, b),
        answerStep(
          sentenceChoice.show(answer),
          about === 'rate'
            ? {
                en: line`Compare the rates with their signs: ${relation(more.rate, '>', less.rate)}.`,
                es: line`Compara las tasas con sus signos: ${relation(more.rate, '>', less.rate)}.`,
              }
            : {
                en: line`To see which changes faster, compare the absolute values of the rates: ${relation(absolute(fast.rate), '>', absolute(slow.rate))}.`,
                es: line`Para saber cuál cambia más rápido, compara los valores absolutos de las tasas: ${relation(absolute(fast.rate), '>', absolute(slow.rate))}.`,
              },
        ),
      ]
    },
    whyWrong(claimed) {
      const {
        two: {
          context: { of },
          funs: [a, b],
        },
        about,
      } = claimed
      const sizeOf = ({ rate }: Fun) => (about === 'rate' ? rate : Math.abs(rate))
      const shown = ({ rate }: Fun) => (about === 'rate' ? rate : absolute(rate))
      const [more, less] = sizeOf(a) > sizeOf(b) ? [a, b] : [b, a]
      const down = a.rate < 0 ? a : b
      const inTable = a.shown === 'table' ? a : b
      const run = itemOf(inTable.xs, 1)
      return {
        wrongEnd: {
          en: line`The rates are right, but ${relation(shown(more), '>', shown(less))}.`,
          es: line`Las tasas son correctas, pero ${relation(shown(more), '>', shown(less))}.`,
        },
        noSign: {
          en: [`The rate ${of.en} `, symbol(down.letter), ' is negative, because ', m`y`, ' goes down.'],
          es: [`La tasa ${of.es} `, symbol(down.letter), ' es negativa, porque ', m`y`, ' baja.'],
        },
        undivided: {
          en: line`The change ${inTable.rate * run} was not divided by ${run}, the change in x.`,
          es: line`El cambio ${inTable.rate * run} no se dividió entre ${run}, el cambio de x.`,
        },
      }
    },
    check(printed, { key }) {
      const [a, b] = [funOf(printed, 'A'), funOf(printed, 'B')]
      const text = printed.text
      const isSize = /changes faster|cambia más rápido/.test(text)
      const claim = printed.blocks.findLast(block => block.kind === 'paragraph')
      const first =
        claim?.kind === 'paragraph'
          ? claim.content.find(item => typeof item === 'object' && item.kind === 'symbol')
          : undefined
      const [mine, other] = typeof first === 'object' && first.kind === 'symbol' && first.name === 'A' ? [a, b] : [b, a]
      const isTrue = isSize ? mine.rate ** 2 > other.rate ** 2 : mine.rate > other.rate
      return key === `${isTrue} rates`
    },
  }),

  statements: form(
    trueStatement({
      levels: ['medium'],
      draw(random): Stated {
        const shapes = [
          ['words', 'table'],
          ['table', 'words'],
        ] as const
        const drawn = random.until(
          () => ({ two: drawMixed(random, [4, 2], shapes, [true]), at: random.int(3, 6) }),
          ({
            two: {
              funs: [a, b],
            },
            at,
          }) =>
            valueAt(a, at) !== valueAt(b, at) &&
            Math.abs(a.rate) !== Math.abs(b.rate) &&
            !a.xs.includes(at) &&
            !b.xs.includes(at) &&
            Math.min(valueAt(a, at), valueAt(b, at)) >= 0,
        )
        return { ...drawn, true: random.evenly(KINDS) }
      },
      about: ({ two }) => {
        const { en, es } = asked(two, 4, { en: [], es: [] })
        return { en: en.slice(0, -1), es: es.slice(0, -1) }
      },
      statements: ({ two: { context, funs }, at, true: right }) =>
        KINDS.map((kind): Statement => {
          const isTrue = kind === right
          const isA = isFirst(kind, funs, at) === isTrue
          const [p, q] = isA ? (['A', 'B'] as const) : (['B', 'A'] as const)
          const { en, es } = stated(context, kind, p, q, at)
          return {
            key: `${kind} ${p} ${at}`,
            isTrue,
            says: { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } },
            why: otherWay(context, kind, funs, at),
          }
        }),
      solution(
        {
          two: {
            context,
            funs: [a, b],
          },
          at,
          true: right,
        },
        answer,
      ) {
        return [
          rateStep(context, a),
          rateStep(context, b),
          valuesStep([a, b], at),
          explained(
            statements(
              relation(a.start, a.start > b.start ? '>' : '<', b.start),
              relation(valueAt(a, at), valueAt(a, at) > valueAt(b, at) ? '>' : '<', valueAt(b, at)),
            ),
            line`Compare the initial values of functions ${A} and ${B}, and then their values of ${m`y`} for ${m`x = ${at}`}.`,
            line`Compara los valores iniciales de las funciones ${A} y ${B}, y luego sus valores de ${m`y`} para ${m`x = ${at}`}.`,
          ),
          answerStep(sentenceChoice.show(answer), {
            en: ['The statement is true: ', comparedBy(right, [a, b], at), '.'],
            es: ['La afirmación es verdadera: ', comparedBy(right, [a, b], at), '.'],
          }),
        ]
      },
      holds(printed, key) {
        const [kind, letter, at] = key.split(' ')
        const [a, b] = [funOf(printed, 'A'), funOf(printed, 'B')]
        const [p, q] = letter === 'A' ? [a, b] : [b, a]
        const x = Number(at)
        return kind === 'rate'
          ? p.rate > q.rate
          : kind === 'start'
            ? p.start > q.start
            : kind === 'size'
              ? p.rate ** 2 > q.rate ** 2
              : p.start + p.rate * x > q.start + q.rate * x
      },
    }),
  ),

  fallsFaster: form({
    levels: ['medium'],
    wide: true,
    draw: (random): Two =>
      drawTwo(
        random,
        ['medium', 5, 2],
        [
          ['graph', 'equation'],
          ['table', 'graph'],
          ['equation', 'graph'],
        ] as const,
        [[-1, -1]],
        [true, false],
      ),
    answer: blankAnswers,
    solve: ({ funs }) => funs.map(({ rate }) => rate),
    ask: compared => {
      const { context } = compared
      return asked(
        compared,
        4,
        {
          en: line`Both functions decrease. Find both rates of change, including their signs, and tell which falls faster.`,
          es: line`Las dos funciones decrecen. Halla las dos tasas de cambio, con su signo, e indica cuál baja más rápido.`,
        },
        namedLines(...rateBlanks(context, ['A', 'B'])),
        whichLine(FASTER, context),
      )
    },
    namedAnswer: ({ context, funs: [a, b] }) => namedKey(rateBlanks(context, ['A', 'B']), [a.rate, b.rate]),
    key: ({ context, funs: [a, b] }) =>
      whichKey(
        FASTER,
        context,
        greater(a, b, ({ rate }) => -rate),
      ),
    solution({ context, funs: [a, b] }) {
      const [fast, slow] = a.rate < b.rate ? [a, b] : [b, a]
      return [
        rateStep(context, a),
        rateStep(context, b),
        explained(
          whichKey(FASTER, context, fast),
          line`Compare the sizes of the rates, without the sign: ${relation(absolute(fast.rate), '>', absolute(slow.rate))}.`,
          line`Compara el tamaño de las tasas, sin el signo: ${relation(absolute(fast.rate), '>', absolute(slow.rate))}.`,
        ),
      ]
    },
    check: (printed, answers) => areAnswered(answers, funOf(printed, 'A').rate, funOf(printed, 'B').rate),
  }),
})

const comparedBy = (kind: (typeof KINDS)[number], [a, b]: readonly [Fun, Fun], at: number): Expr => {
  const of = (fun: Fun) =>
    kind === 'rate' ? fun.rate : kind === 'start' ? fun.start : kind === 'size' ? absolute(fun.rate) : valueAt(fun, at)
  const [more, less] = isFirst(kind, [a, b], at) ? [a, b] : [b, a]
  return relation(of(more), '>', of(less))
}
const MORE: Readonly<Record<(typeof KINDS)[number], Both<string>>> = {
  rate: { en: 'has the greater rate of change', es: 'tiene la mayor tasa de cambio' },
  start: { en: 'has the greater initial value', es: 'tiene el mayor valor inicial' },
  size: { en: 'changes faster', es: 'cambia más rápido' },
  later: { en: 'has the greater value then', es: 'tiene el mayor valor en ese momento' },
}
/** "Tank B has the greater rate of change: 3 > -2." */
function otherWay(
  { title, the }: Context,
  kind: (typeof KINDS)[number],
  [a, b]: readonly [Fun, Fun],
  at: number,
): Both<readonly Inline[]> {
  const more = symbol((isFirst(kind, [a, b], at) ? a : b).letter)
  const compared = comparedBy(kind, [a, b], at)
  return {
    en: [`${title.en} `, more, ` ${MORE[kind].en}: `, compared, '.'],
    es: [`${capital(the.es)} `, more, ` ${MORE[kind].es}: `, compared, '.'],
  }
}
