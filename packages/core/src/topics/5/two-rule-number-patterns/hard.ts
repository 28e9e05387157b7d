import {
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  integer,
  itemOf,
  line,
  list,
  minus,
  numberList,
  ordinal,
  type Printed,
  point,
  pointAnswer,
  prose,
  type Random,
  Ratio,
  relation,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  sum,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { type Place, patternTable, planeOf, printedRows, printedTerms, rulesSaid, termsOf } from './patterns.ts'

interface Started {
  readonly p: number
  readonly s: number
  readonly q: number
  readonly t: number
}
const drawStarted = (random: Random): Started => {
  const s = random.int(4, 9)
  return { p: random.intExcept(2, 9, s), s, q: random.int(11, 25), t: random.intExcept(3, 9, s) }
}
const farStep = (name: 'A' | 'B', first: number, by: number, n: number) =>
  name === 'A'
    ? explained(
        equation(sum(first, times(n - 1, by)), first + (n - 1) * by),
        line`Pattern A: from the first term, the rule is used ${n - 1} times.`,
        line`Patrón A: desde el primer término, la regla se usa ${n - 1} veces.`,
      )
    : explained(
        equation(sum(first, times(n - 1, by)), first + (n - 1) * by),
        line`Pattern B: do the same with its first term and its rule.`,
        line`Patrón B: haz lo mismo con su primer término y su regla.`,
      )
const farPair = ({ p, s, q, t }: Started, n: number): Place => [p + (n - 1) * s, q + (n - 1) * t]
const farSteps = (facts: Started, n: number) => [
  farStep('A', facts.p, facts.s, n),
  farStep('B', facts.q, facts.t, n),
  explained(point(...farPair(facts, n)), line`Write the pair, A first.`, line`Escribe el par, primero A.`),
]
const askFar = (n: number) => ({
  en: prose`Write the ${ordinal(n)} terms of the two patterns as one ordered pair (A, B).`,
  es: prose`Escribe en un par ordenado (A, B) el ${ordinal(n)} término de cada patrón.`,
})

/** What is always so of two matching terms. */
type Kind = 'times' | 'more' | 'grows'
type Claim = readonly [is: Kind | 'turned times' | 'turned more', by: number]
function claimOf([is, by]: Claim): Sentence {
  const says = {
    times: () => ({
      en: prose`Each term of pattern B is ${by} times the matching term of pattern A.`,
      es: prose`Cada término del patrón B es ${by} veces el término correspondiente del patrón A.`,
    }),
    more: () => ({
      en: prose`Each term of pattern B is ${by} more than the matching term of pattern A.`,
      es: prose`Cada término del patrón B supera en ${by} al término correspondiente del patrón A.`,
    }),
    grows: () => ({
      en: prose`From one pair of matching terms to the next, the difference grows by ${by}.`,
      es: prose`De un par de términos correspondientes al siguiente, la diferencia aumenta ${by}.`,
    }),
    'turned times': () => ({
      en: prose`Each term of pattern A is ${by} times the matching term of pattern B.`,
      es: prose`Cada término del patrón A es ${by} veces el término correspondiente del patrón B.`,
    }),
    'turned more': () => ({
      en: prose`Each term of pattern A is ${by} more than the matching term of pattern B.`,
      es: prose`Cada término del patrón A supera en ${by} al término correspondiente del patrón B.`,
    }),
  }
  return { key: `${is}:${by}`, says: says[is]() }
}
interface Compared extends Started {
  readonly kind: Kind
  readonly k: number
}
function drawCompared(random: Random): Compared {
  const kind = random.evenly(['more', 'times', 'grows'] as const)
  const [p, k] = [random.int(3, 8), random.int(2, 4)]
  const s = random.intExcept(3, 9, p)
  const q = k * p
  if (kind === 'times') return { kind, k, p, s, q, t: k * s }
  if (kind === 'more') return { kind, k, p, s, q, t: s }
  return { kind, k, p, s, q, t: s + random.intExcept(2, 7, (k - 1) * s) }
}
function claimsOf({ kind, k, p, s, q, t }: Compared): readonly [Claim, Claim, Claim, Claim] {
  if (kind === 'times')
    return [
      ['times', k],
      ['more', q - p],
      ['turned times', k],
      ['more', t - s === q - p ? t : t - s],
    ]
  if (kind === 'more')
    return [
      ['more', q - p],
      ['times', k],
      ['grows', s],
      ['turned more', q - p],
    ]
  return [
    ['grows', t - s],
    ['times', k],
    ['more', q - p],
    ['grows', t],
  ]
}
/** Matching terms of which a claim does not hold. */
function failsOnce({ p, s, q, t }: Compared, [is, n]: Claim): Step {
  const pairs = termsOf(p, s, 4).map((a, i) => ({ a, b: itemOf(termsOf(q, t, 4), i) }))
  const failing = (holds: (a: number, b: number) => boolean) =>
    itemOf(
      pairs.filter(({ a, b }) => !holds(a, b)),
      0,
    )
  if (is === 'more' || is === 'turned more') {
    const { a, b } = failing((one, other) => (is === 'more' ? other - one : one - other) === n)
    const work = equation(minus(b, a), b - a)
    return is === 'more'
      ? explained(work, line`This difference is not ${n}.`, line`Esta diferencia no es ${n}.`)
      : explained(work, line`The terms of B are the greater ones.`, line`Los términos de B son los mayores.`)
  }
  if (is === 'times' || is === 'turned times') {
    const { a, b } = failing((one, other) => (is === 'times' ? n * one === other : n * other === one))
    return is === 'times'
      ? explained(
          relation(times(n, a), '≠', b),
          line`The terms ${a} and ${b} match, but ${b} is not ${n} times ${a}.`,
          line`Los términos ${a} y ${b} se corresponden, pero ${b} no es ${n} veces ${a}.`,
        )
      : explained(
          relation(times(n, b), '≠', a),
          line`The terms of B are the greater ones.`,
          line`Los términos de B son los mayores.`,
        )
  }
  return explained(
    statements(...pairs.slice(0, 2).map(({ a, b }) => equation(minus(b, a), b - a))),
    line`These differences do not grow by ${n}.`,
    line`Estas diferencias no aumentan ${n}.`,
  )
}
function isSo(printed: Printed, key: string): boolean {
  const [is, by] = tupleOf(key.split(':'), 2)
  const n = Number(by)
  const pairs = [1, 2, 3, 4].map(i => printedTerms(printed, i))
  return pairs.every(([a, b], i) => {
    if (is === 'times') return b.over(n).equals(a)
    if (is === 'turned times') return a.over(n).equals(b)
    if (is === 'more') return b.minus(n).equals(a)
    if (is === 'turned more') return a.minus(n).equals(b)
    if (i === 0) return true
    const [before, after] = [itemOf(pairs, i - 1), [a, b]] as const
    return b.minus(a).minus(n).equals(before[1].minus(before[0])) && after.length === 2
  })
}

/** A graph of four pairs whose patterns begin at different numbers. */
const drawGraph = (random: Random): Started & { readonly scale: number } => {
  const scale = random.evenly([1, 2])
  const s = random.int(2, 4)
  const t = random.intExcept(2, 5, s)
  const [p, q] = [random.intExcept(1, 3, s), random.intExcept(2, 5, t)]
  return { scale, p: p * scale, s: s * scale, q: q * scale, t: t * scale }
}
const fourPairs = (facts: Started): readonly Place[] => [1, 2, 3, 4].map(n => farPair(facts, n))

const partAndTerm = (values: readonly Value[]) => {
  const [part, term] = tupleOf(values, 2)
  return {
    en: prose`fraction: ${part}; matching term: ${term}`,
    es: prose`fracción: ${part}; término correspondiente: ${term}`,
  }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  farTerms: form({
    levels: ['hard'],
    lines: 3,
    draw: random => ({ ...drawStarted(random), n: random.evenly([10, 12]) }),
    answer: pointAnswer,
    solve: facts => farPair(facts, facts.n),
    ask({ p, s, q, t, n }) {
      const { en, es } = rulesSaid(p, s, q, t)
      const asked = askFar(n)
      return { en: [...en, asked.en], es: [...es, asked.es] }
    },
    solution: facts => farSteps(facts, facts.n),
    check(printed, answer) {
      const n = itemOf(printed.terms('ordinal'), 0).value
      // Goes all the way back to the first terms.
      return (['A', 'B'] as const).every((name, i) =>
        exact(itemOf(answer, i))
          .minus(printed.role(`first${name}`))
          .over(printed.role(`step${name}`))
          .equals(n - 1),
      )
    },
  }),

  sameRule: form({
    levels: ['hard'],
    lines: 3,
    draw(random) {
      const [s, p, n] = [random.evenly([8, 13, 6, 15, 9, 12, 7, 14]), random.int(3, 12), random.evenly([5, 6, 7])]
      // Not the rule itself, and the first term of B not the late one of A.
      const d = random.until(
        () => random.int(11, 40),
        one => one !== s && one !== (n - 1) * s,
      )
      return { s, p, n, d }
    },
    answer: integer,
    solve: ({ d }) => d,
    ask({ s, p, n, d }) {
      const [rule, late, first] = [role('step', s), role('late', p + (n - 1) * s), role('first', p + d)]
      return {
        en: [
          prose`Patterns A and B have the same rule: add ${rule}. The ${ordinal(n)} term of pattern A is ${late}. The first term of pattern B is ${first}.`,
          prose`Each term of pattern B is ____ more than the matching term of pattern A.`,
        ],
        es: [
          prose`Los patrones A y B tienen la misma regla: suma ${rule}. El ${ordinal(n)} término del patrón A es ${late}. El primer término del patrón B es ${first}.`,
          prose`Cada término del patrón B supera en ____ al término correspondiente del patrón A.`,
        ],
      }
    },
    solution: ({ s, p, n, d }) => [
      explained(
        equation(minus(p + (n - 1) * s, times(n - 1, s)), p),
        line`Work back to the first term of A: the rule was used ${n - 1} times.`,
        line`Retrocede hasta el primer término de A: la regla se usó ${n - 1} veces.`,
      ),
      explained(
        equation(minus(p + d, p), d),
        line`Subtract the first terms. The same number is added to both, so the difference stays the same.`,
        line`Resta los primeros términos. A los dos se les suma el mismo número, así que la diferencia no cambia.`,
      ),
    ],
    // Goes forward to the late term of B instead.
    check(printed, answer) {
      const n = itemOf(printed.terms('ordinal'), 0).value
      const lateB = printed.role('first').plus(printed.role('step').times(n - 1))
      return lateB.minus(exact(answer)).equals(printed.role('late'))
    },
  }),

  partOf: form({
    levels: ['hard'],
    lines: 3,
    draw: random => ({
      k: random.evenly([5, 3, 6, 4]),
      b: random.evenly([7, 4, 9, 6, 8, 5]),
      j: random.int(2, 3),
      m: random.int(8, 12),
    }),
    answer: numberList,
    solve: ({ k, b, m }) => [Ratio.of(1, k), m * b],
    ask({ k, b, j, m }) {
      const drawn = patternTable(termsOf(j * k * b, k * b, 4), termsOf(j * b, b, 4))
      const far = role('far', m * k * b)
      return {
        en: [
          prose`The table shows matching terms of two patterns.`,
          drawn,
          prose`Write a fraction in the first blank. Each term of pattern B is ____ of the matching term of pattern A.`,
          prose`When the term of pattern A is ${far}, the matching term of pattern B is ____.`,
        ],
        es: [
          prose`La tabla muestra términos correspondientes de dos patrones.`,
          drawn,
          prose`Escribe una fracción en el primer espacio. Cada término del patrón B es ____ del término correspondiente del patrón A.`,
          prose`Cuando el término del patrón A es ${far}, el término correspondiente del patrón B es ____.`,
        ],
      }
    },
    namedAnswer: (_, answer) => partAndTerm(answer),
    solution: ({ k, b, j, m }) => [
      explained(
        statements(equation(divide(j * k * b, j * b), k), equation(divide((j + 1) * k * b, (j + 1) * b), k)),
        line`Divide matching terms: A is ${k} times B, so B is ${Ratio.of(1, k)} of A.`,
        line`Divide los términos correspondientes: A es ${k} veces B, así que B es ${Ratio.of(1, k)} de A.`,
      ),
      explained(
        equation(divide(m * k * b, k), m * b),
        line`${Ratio.of(1, k)} of a number: divide it by ${k}.`,
        line`${Ratio.of(1, k)} de un número: divídelo entre ${k}.`,
      ),
    ],
    check(printed, answer) {
      const [part, far] = tupleOf(
        answer.map(value => exact(value)),
        2,
      )
      const [a, b] = printedRows(printed)
      return a.every((term, i) => term.times(part).equals(itemOf(b, i))) && far.over(part).equals(printed.role('far'))
    },
  }),

  farFromGraph: form({
    levels: ['hard'],
    lines: 3,
    draw: random => ({ ...drawGraph(random), n: random.evenly([9, 11, 8, 10]) }),
    answer: integer,
    solve: facts => farPair(facts, facts.n)[1],
    ask(facts) {
      const drawn = figure(planeOf(fourPairs(facts), [facts.scale, facts.scale]))
      const far = role('far', farPair(facts, facts.n)[0])
      return {
        en: [
          prose`From left to right, the points show the first four ordered pairs (A, B) of two patterns. Each rule always adds the same number.`,
          drawn,
          prose`When the term of pattern A is ${far}, the matching term of pattern B is ____.`,
        ],
        es: [
          prose`De izquierda a derecha, los puntos muestran los primeros cuatro pares ordenados (A, B) de dos patrones. Cada regla suma siempre el mismo número.`,
          drawn,
          prose`Cuando el término del patrón A es ${far}, el término correspondiente del patrón B es ____.`,
        ],
      }
    },
    solution(facts) {
      const { p, s, q, t, n } = facts
      const [far, found] = farPair(facts, n)
      return [
        explained(
          list(...fourPairs(facts).map(place => point(...place))),
          line`Read the points. Pattern A adds ${s} each time, and pattern B adds ${t}.`,
          line`Lee los puntos. El patrón A suma ${s} cada vez y el patrón B suma ${t}.`,
        ),
        explained(
          statements(equation(minus(far, p), far - p), equation(divide(far - p, s), n - 1)),
          line`From ${p} to ${far}, the rule of pattern A is used ${n - 1} times.`,
          line`De ${p} a ${far}, la regla del patrón A se usa ${n - 1} veces.`,
        ),
        explained(
          equation(sum(q, times(n - 1, t)), found),
          line`Use the rule of pattern B the same number of times, from its first term.`,
          line`Usa la regla del patrón B las mismas veces desde su primer término.`,
        ),
      ]
    },
    // All points lie on one line, and so does this one.
    check(printed, answer) {
      const [first, second] = tupleOf(printed.figure('coordinate-plane').points, 2)
      const [x, y] = first.at
      const times = printed
        .role('far')
        .minus(x)
        .over(second.at[0] - x)
      return exact(answer)
        .minus(y)
        .over(second.at[1] - y)
        .equals(times)
    },
  }),

  whatStaysTrue: form({
    levels: ['hard'],
    lines: 2,
    draw: drawCompared,
    answer: sentenceChoice,
    solve: facts => claimOf(itemOf(claimsOf(facts), 0)),
    mistakes(facts) {
      const [, one, two, three] = claimsOf(facts)
      return { fromFirstTerms: claimOf(one), otherRelation: claimOf(two), otherNumber: claimOf(three) }
    },
    ask({ p, s, q, t }) {
      const { en, es } = rulesSaid(p, s, q, t)
      return {
        en: [...en, prose`Which statement is true of all matching terms?`],
        es: [...es, prose`¿Qué afirmación es verdadera para todos los términos correspondientes?`],
      }
    },
    solution(facts, { says }) {
      const { kind, k, p, s, q, t } = facts
      const [a, b] = [termsOf(p, s, 3), termsOf(q, t, 3)]
      const pairs = explained(
        list(...a.map((term, i) => point(term, itemOf(b, i)))),
        line`Write the first three pairs of matching terms.`,
        line`Escribe los primeros tres pares de términos correspondientes.`,
      )
      if (kind === 'times')
        return [
          pairs,
          explained(
            statements(...a.map((term, i) => equation(times(k, term), itemOf(b, i)))),
            line`Every matching term of B is ${k} times that of A.`,
            line`Cada término correspondiente de B es ${k} veces el de A.`,
          ),
          explained(
            says,
            line`The rules keep it so: ${k} × ${s} = ${t}.`,
            line`Las reglas lo mantienen: ${k} × ${s} = ${t}.`,
          ),
        ]
      const differences = statements(...a.map((term, i) => equation(minus(itemOf(b, i), term), itemOf(b, i) - term)))
      return kind === 'more'
        ? [
            pairs,
            explained(
              differences,
              line`Both rules add ${s}: the difference stays the same.`,
              line`Las dos reglas suman ${s}: la diferencia no cambia.`,
            ),
            explained(says, line`The difference is always ${q - p}.`, line`La diferencia siempre es ${q - p}.`),
          ]
        : [
            pairs,
            explained(
              differences,
              line`The rule of B adds ${t - s} more each time: the difference grows.`,
              line`La regla de B suma ${t - s} más cada vez: la diferencia aumenta.`,
            ),
            explained(
              says,
              line`The difference grows by ${equation(minus(t, s), t - s)}.`,
              line`La diferencia aumenta ${equation(minus(t, s), t - s)}.`,
            ),
          ]
    },
    whyWrong(facts) {
      const [, one, two, three] = claimsOf(facts)
      return {
        fromFirstTerms: failsOnce(facts, one),
        otherRelation: failsOnce(facts, two),
        otherNumber: failsOnce(facts, three),
      }
    },
    check: (printed, { key }) => isSo(printed, key),
  }),
})
