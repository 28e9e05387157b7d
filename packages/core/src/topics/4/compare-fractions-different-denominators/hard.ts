import {
  type Block,
  type Both,
  box,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  type Inline,
  integer,
  isTrue,
  itemOf,
  labelOrder,
  lcm,
  line,
  list,
  name,
  order,
  over,
  type Person,
  people,
  prose,
  type Random,
  relation,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  symbol,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import { filled } from '../../kit/equations/filled.ts'
import { comparison } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import { type Parts, partsOf, shown, valueOf } from '../../kit/fractions/parts.ts'
import type { levels } from './levels.ts'
import {
  checkSign,
  compared,
  comparedSteps,
  HARD,
  HARD_EQUAL,
  inOrder,
  LARGER_BUT_LESS,
  numeratorsOf,
  type Pair,
  renamed,
  signShown,
  thirdsFor,
} from './pairs.ts'
import { orderStories } from './stories.ts'

const LETTERS = ['A', 'B', 'C'] as const
type Three = readonly [Parts, Parts, Parts]

/** Two that are hard to compare and a third near them. */
const drawThree = (random: Random): Three => {
  const [pair, thirds] = random.until(
    () => {
      const drawn = random.pick(HARD)
      return [drawn, thirdsFor(drawn)] as const
    },
    ([, thirds]) => thirds.length > 0,
  )
  return random.shuffle([...pair, random.pick(thirds)])
}
const orderSteps = (sorted: readonly Parts[], sign: '<' | '>'): readonly Step[] => {
  const [a, b, c] = tupleOf(sorted, 3)
  return [
    renamed(sorted),
    numeratorsOf(sorted),
    explained(
      relation(relation(shown(a), sign, shown(b)), sign, shown(c)),
      line`The fractions have the same order.`,
      line`Las fracciones tienen el mismo orden.`,
    ),
  ]
}
const partsOfValue = (value: Value): Parts => {
  const built = expr(value)
  return built.kind === 'quotient' ? partsOf(built) : [exact(value).n, exact(value).d]
}
const ORDER: Readonly<Record<'ascending' | 'descending', Both<Block>>> = {
  ascending: {
    en: prose`Order the fractions from least to greatest.`,
    es: prose`Ordena las fracciones de menor a mayor.`,
  },
  descending: {
    en: prose`Order the fractions from greatest to least.`,
    es: prose`Ordena las fracciones de mayor a menor.`,
  },
}

/** Why one fraction is greater: one reason is enough, the others are no reason at all or not enough. */
type Reason = 'common' | 'kept' | 'parts' | 'side'
function reasonOf(reason: Reason, [great, less]: Pair): Sentence {
  const d = lcm(great[1], less[1])
  const over12 = ([n, under]: Parts) => over((n * d) / under, d)
  const says = {
    common: {
      en: prose`Because ${relation(over12(great), '>', over12(less))}.`,
      es: prose`Porque ${relation(over12(great), '>', over12(less))}.`,
    },
    parts: {
      en: prose`Because ${relation(over(1, great[1]), great[1] < less[1] ? '>' : '<', over(1, less[1]))}.`,
      es: prose`Porque ${relation(over(1, great[1]), great[1] < less[1] ? '>' : '<', over(1, less[1]))}.`,
    },
    kept: {
      en: prose`Because ${relation(over(great[0], d), great[0] > less[0] ? '>' : '<', over(less[0], d))}.`,
      es: prose`Porque ${relation(over(great[0], d), great[0] > less[0] ? '>' : '<', over(less[0], d))}.`,
    },
    side: {
      en: prose`Because ${sideOf(great)}.`,
      es: prose`Porque ${sideOf(great)}.`,
    },
  }[reason]
  return { key: reason, says }
}
const sideOf = ([n, d]: Parts) =>
  n > d ? relation(over(n, d), '>', 1) : relation(over(n, d), 2 * n < d ? '<' : '>', over(1, 2))

/** Between two fractions lies exactly one of this denominator, and no end has it. */
interface Squeezed {
  readonly low: Parts
  readonly high: Parts
  readonly d: number
  readonly n: number
}
const SQUEEZED: readonly Squeezed[] = HARD.flatMap(([low, high]) =>
  valueOf(low).compare(valueOf(high)) > 0
    ? []
    : [4, 5, 6, 8, 10, 12].flatMap(d => {
        const inside = wholes(1, 2 * d).filter(
          n => valueOf([n, d]).compare(valueOf(low)) > 0 && valueOf([n, d]).compare(valueOf(high)) < 0,
        )
        const [n] = inside
        const common = lcm(lcm(low[1], high[1]), d)
        return n !== undefined && inside.length === 1 && common <= 60 && d !== low[1] && d !== high[1] && n !== d
          ? [{ low, high, d, n }]
          : []
      }),
)

/** The size of the parts alone shows nothing: larger parts but fewer of them, or smaller parts with more of them missing. */
const NOT_BY_SIZE = HARD.map(pair => tupleOf(inOrder(pair, -1), 2)).filter(
  ([[a, b], [c, d]]) => 2 * a - b !== 2 * c - d && (b < d ? a < c && (a < b || a - b < c - d) : b - a > d - c),
)

/** What a pupil says who compares the wrong way. */
const CLAIMS = ['numerators', 'denominators', 'gaps'] as const
type Claim = (typeof CLAIMS)[number]
const claimSaid = (claim: Claim, who: Person, [less, great]: Pair): Both<readonly Block[]> => {
  const said = relation(shown(less), '>', shown(great))
  const why = {
    numerators: {
      en: prose`${name(who)} says that ${said} because ${relation(less[0], '>', great[0])}.`,
      es: prose`${name(who)} dice que ${said} porque ${relation(less[0], '>', great[0])}.`,
    },
    denominators: {
      en: prose`${name(who)} says that ${said} because ${relation(over(1, less[1]), '>', over(1, great[1]))}.`,
      es: prose`${name(who)} dice que ${said} porque ${relation(over(1, less[1]), '>', over(1, great[1]))}.`,
    },
    gaps: {
      en: prose`${name(who)} says that ${said} because ${shown(less)} is ${less[1] - less[0]} parts away from 1 and ${shown(great)} is ${great[1] - great[0]} parts away.`,
      es: prose`${name(who)} dice que ${said} porque a ${shown(less)} le faltan ${less[1] - less[0]} partes para llegar a 1 y a ${shown(great)} le faltan ${great[1] - great[0]}.`,
    },
  }[claim]
  return { en: [why.en], es: [why.es] }
}
const MISTAKES: Readonly<Record<Claim, Sentence['says']>> = {
  numerators: {
    en: prose`The numerators are compared, though the parts have different sizes.`,
    es: prose`Se comparan los numeradores, aunque las partes tienen tamaños distintos.`,
  },
  denominators: {
    en: prose`The sizes of the parts are compared, but not how many parts there are.`,
    es: prose`Se comparan los tamaños de las partes, pero no cuántas partes hay.`,
  },
  gaps: {
    en: prose`The parts that are missing from 1 are counted, though they have different sizes.`,
    es: prose`Se cuentan las partes que faltan para 1, aunque tienen tamaños distintos.`,
  },
}
function whyNot(claim: Claim, [less, great]: Pair): readonly [readonly Inline[], readonly Inline[]] {
  const parts = relation(over(1, less[1]), less[1] > great[1] ? '<' : '>', over(1, great[1]))
  const why: Readonly<Record<Claim, readonly [readonly Inline[], readonly Inline[]]>> = {
    numerators: [
      line`There are more parts, but each is smaller: ${parts}.`,
      line`Hay más partes, pero cada una es menor: ${parts}.`,
    ],
    denominators: [
      line`Each part is larger, but there are fewer of them: ${relation(less[0], '<', great[0])}.`,
      line`Cada parte es mayor, pero hay menos: ${relation(less[0], '<', great[0])}.`,
    ],
    gaps: [
      line`The parts that are missing are not alike: ${parts}.`,
      line`Las partes que faltan no son iguales: ${parts}.`,
    ],
  }
  return why[claim]
}
const mistakeOf = (claim: Claim): Sentence => ({ key: claim, says: MISTAKES[claim] })
const CROSSWISE: Sentence = {
  key: 'crosswise',
  says: {
    en: prose`The numerator of one fraction is compared with the denominator of the other.`,
    es: prose`El numerador de una fracción se compara con el denominador de la otra.`,
  },
}
const BELOW_ONE = HARD.filter(pair => pair.every(([n, d]) => n < d))
const claimable: Readonly<Record<Claim, readonly Pair[]>> = {
  numerators: BELOW_ONE.filter(([less, great]) => compared([less, great]) === 'less' && less[0] > great[0]),
  // Both lack more than one part: 1/3 and 1/4 are also what is missing from 1 in 2/3 and 3/4.
  denominators: LARGER_BUT_LESS,
  gaps: BELOW_ONE.filter(
    ([less, great]) =>
      compared([less, great]) === 'less' && less[1] - less[0] < great[1] - great[0] && less[1] - less[0] > 1,
  ),
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  unrelated: form({
    levels: ['hard'],
    share: 2,
    instruction: compare,
    draw: (random): Pair =>
      random.pick(random.evenly([true, true, true, true, false, true, true, true]) ? HARD : HARD_EQUAL),
    answer: comparison,
    solve: compared,
    ask: signShown,
    solution: comparedSteps,
    check: checkSign,
  }),

  leastToGreatest: form(
    order({
      levels: ['hard'],
      instruction: ORDER.ascending,
      draw: random => drawThree(random).map(shown),
      solution: sorted => orderSteps(sorted.map(partsOfValue), '<'),
    }),
  ),

  greatestToLeast: form(
    order({
      levels: ['hard'],
      direction: 'descending',
      instruction: ORDER.descending,
      draw: random => drawThree(random).map(shown),
      solution: sorted => orderSteps(sorted.map(partsOfValue), '>'),
    }),
  ),

  reason: form({
    levels: ['hard'],
    draw: (random): { readonly pair: Pair } => ({ pair: random.pick(NOT_BY_SIZE) }),
    answer: sentenceChoice,
    solve: ({ pair }) => reasonOf('common', pair),
    mistakes: ({ pair }) =>
      Object.fromEntries((['kept', 'parts', 'side'] as const).map(key => [key, reasonOf(key, pair)])),
    ask: ({ pair: [great, less] }) => ({
      en: prose`Which reason is enough to show that ${relation(shown(great), '>', shown(less))}?`,
      es: prose`¿Qué razón basta para mostrar que ${relation(shown(great), '>', shown(less))}?`,
    }),
    solution({ pair }, { says }) {
      const [great, less] = pair
      const d = lcm(great[1], less[1])
      const renaming = [great, less].filter(([, under]) => under !== d)
      return [
        explained(
          statements(...renaming.map(([n, under]) => equation(over(n, under), over((n * d) / under, d)))),
          line`Write both with denominator ${d}.`,
          line`Escribe ambas con denominador ${d}.`,
        ),
        explained(
          relation((great[0] * d) / great[1], '>', (less[0] * d) / less[1]),
          line`Now the parts have the same size, and ${shown(great)} has more of them.`,
          line`Ahora las partes son del mismo tamaño y ${shown(great)} tiene más.`,
        ),
        explained(
          says,
          line`This reason compares both fractions in parts of the same size.`,
          line`Esta razón compara las dos fracciones en partes del mismo tamaño.`,
        ),
      ]
    },
    whyWrong: ({ pair: [, less] }) => ({
      kept: {
        en: line`The denominators were changed, but the numerators were not.`,
        es: line`Se cambiaron los denominadores, pero no los numeradores.`,
      },
      parts: {
        en: line`This compares only the sizes of the parts, not how many there are.`,
        es: line`Solo compara el tamaño de las partes, no cuántas hay.`,
      },
      side: {
        en: line`This says nothing about ${shown(less)}.`,
        es: line`No dice nada sobre ${shown(less)}.`,
      },
    }),
    // The statement is true, and it needs both numbers of both fractions.
    check: (printed, { key }) => isTrue(printed.one('relation')) && key === 'common',
  }),

  squeezed: form({
    levels: ['hard'],
    draw: (random): Squeezed => random.pick(SQUEEZED),
    answer: integer,
    solve: ({ n }) => n,
    ask({ low, high, d }) {
      const gap = relation(relation(shown(low), '<', over(box(), d)), '<', shown(high))
      return {
        en: prose`Find the whole number for the box: the fraction lies between the other two. ${gap}`,
        es: prose`Halla el número entero del recuadro: la fracción está entre las otras dos. ${gap}`,
      }
    },
    solution({ low, high, d, n }) {
      const common = lcm(lcm(low[1], high[1]), d)
      const as = ([top, under]: Parts) => over((top * common) / under, common)
      const ends = [low, high].filter(([, under]) => under !== common)
      return [
        explained(
          statements(...ends.map(end => equation(shown(end), as(end)))),
          ends.length > 1
            ? line`${common} is a multiple of all three denominators. Write both ends with denominator ${common}.`
            : line`${common} is a multiple of all three denominators. Write ${shown(itemOf(ends, 0))} with denominator ${common}, too.`,
          ends.length > 1
            ? line`${common} es múltiplo de los tres denominadores. Escribe los dos extremos con denominador ${common}.`
            : line`${common} es múltiplo de los tres denominadores. Escribe también ${shown(itemOf(ends, 0))} con denominador ${common}.`,
        ),
        explained(
          relation(relation(as(low), '<', as([n, d])), '<', as(high)),
          line`${over(1, d)} is ${over(common / d, common)}, so the numerator between them must be a multiple of ${common / d}.`,
          line`${over(1, d)} es ${over(common / d, common)}, así que el numerador que está entre los dos debe ser múltiplo de ${common / d}.`,
        ),
        explained(
          equation(as([n, d]), over(n, d)),
          line`Write it with denominator ${d}: the number is ${n}.`,
          line`Escríbelo con denominador ${d}: el número es ${n}.`,
        ),
      ]
    },
    check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
  }),

  whatMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      const claim = random.evenly(CLAIMS)
      return { claim, who: random.pick(people), pair: random.pick(claimable[claim]) }
    },
    answer: sentenceChoice,
    solve: ({ claim }) => mistakeOf(claim),
    mistakes: ({ claim }) => ({
      ...Object.fromEntries(CLAIMS.filter(own => own !== claim).map(own => [own, mistakeOf(own)])),
      crosswise: CROSSWISE,
    }),
    ask({ claim, who, pair }) {
      const said = claimSaid(claim, who, pair)
      return {
        en: [...said.en, prose`What is the mistake?`],
        es: [...said.es, prose`¿Cuál es el error?`],
      }
    },
    solution: ({ pair: [less, great], claim }) => [
      ...comparedSteps([less, great]).slice(1, 3),
      explained(MISTAKES[claim], ...whyNot(claim, [less, great])),
    ],
    whyWrong: ({ who, pair: [less, great] }) => ({
      numerators: {
        en: line`${name(who)} does not compare ${less[0]} with ${great[0]}.`,
        es: line`${name(who)} no compara ${less[0]} con ${great[0]}.`,
      },
      denominators: {
        en: line`${name(who)} does not compare ${over(1, less[1])} with ${over(1, great[1])}.`,
        es: line`${name(who)} no compara ${over(1, less[1])} con ${over(1, great[1])}.`,
      },
      gaps: {
        en: line`${name(who)} does not count what is missing from 1.`,
        es: line`${name(who)} no cuenta lo que falta para 1.`,
      },
      crosswise: {
        en: line`${name(who)} does not compare a numerator with a denominator.`,
        es: line`${name(who)} no compara un numerador con un denominador.`,
      },
    }),
    // The numbers of the reason are those of the mistake.
    check(printed, { key }) {
      const [, ...given] = printed.all('relation')
      const [reason] = given
      if (!reason) return key === 'gaps'
      return key === (reason.left.kind === 'quotient' ? 'denominators' : 'numerators')
    },
  }),

  orderStory: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => ({
      story: random.evenly(turned(orderStories, 2)),
      parts: random.until(
        () => drawThree(random),
        ([a, b, c]) => a[0] < a[1] && (valueOf(a).compare(valueOf(b)) > 0 || valueOf(b).compare(valueOf(c)) > 0),
      ),
    }),
    answer: labelOrder(LETTERS),
    solve: ({ parts }) => inOrder(parts).map(own => itemOf(LETTERS, parts.indexOf(own))),
    ask: ({ story, parts: [a, b, c] }) => story.ask([shown(a), shown(b), shown(c)]),
    solution: ({ parts }, letters) => [
      ...orderSteps(inOrder(parts), '<'),
      explained(
        list(...letters.map(letter => symbol(letter))),
        line`Write the letters in this order.`,
        line`Escribe las letras en este orden.`,
      ),
    ],
    check(printed, letters) {
      const values = printed.all('quotient').map(item => evaluate(item))
      const own = letters.map(letter => itemOf(values, LETTERS.indexOf(letter)))
      return new Set(letters).size === 3 && own.slice(1).every((value, i) => value.minus(itemOf(own, i)).n > 0)
    },
  }),
})
