import {
  blank,
  divide,
  drawing,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  itemOf,
  line,
  list,
  minus,
  numberList,
  type Printed,
  point,
  prose,
  type Random,
  type Ratio,
  type Sentence,
  sentenceChoice,
  statements,
  sum,
  tableCells,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  type FromZero,
  HARDER_PARTS,
  type Place,
  patternTable,
  planeOf,
  printedRows,
  rowsOf,
  termsOf,
  timesSaid,
} from './patterns.ts'

/** Rules whose five pairs stand on a grid with lines 1, 2 or 5 apart. */
const ON_GRID: readonly (FromZero & { readonly steps: Place })[] = [
  { a: 2, b: 6, k: 3, steps: [1, 2] },
  { a: 4, b: 20, k: 5, steps: [2, 5] },
  { a: 2, b: 8, k: 4, steps: [1, 2] },
  { a: 3, b: 6, k: 2, steps: [1, 2] },
  { a: 5, b: 15, k: 3, steps: [5, 5] },
  { a: 2, b: 10, k: 5, steps: [1, 5] },
  { a: 4, b: 8, k: 2, steps: [2, 2] },
  { a: 3, b: 15, k: 5, steps: [1, 5] },
  { a: 5, b: 20, k: 4, steps: [5, 5] },
  { a: 2, b: 4, k: 2, steps: [1, 2] },
  { a: 5, b: 10, k: 2, steps: [5, 5] },
  { a: 10, b: 20, k: 2, steps: [5, 5] },
]
const PLOTTED = ON_GRID.filter((_, i) => i % 2 === 0)
const READ = ON_GRID.filter((_, i) => i % 2 === 1)
const pairsOf = ({ a, b }: FromZero): readonly Place[] => termsOf(0, 1, 5).map(i => [i * a, i * b])
const placesIn = (printed: Printed): readonly Place[] =>
  printed.figure('coordinate-plane').points.map(({ at: [x, y] }) => [x, y])

const ruleBlanks = {
  en: [
    prose`Rule of pattern A: add ____.`,
    prose`Rule of pattern B: add ____.`,
    { kind: 'paragraph', content: timesSaid(blank(4)).en },
  ],
  es: [
    prose`Regla del patrón A: suma ____.`,
    prose`Regla del patrón B: suma ____.`,
    { kind: 'paragraph', content: timesSaid(blank(4)).es },
  ],
} as const
const rulesAndTimes = (values: readonly Value[]) => {
  const [a, b, k] = tupleOf(values, 3)
  return {
    en: prose`A adds: ${a}; B adds: ${b}; times: ${k}`,
    es: prose`A suma: ${a}; B suma: ${b}; veces: ${k}`,
  }
}
const timesAndNext = (values: readonly Value[]) => {
  const [k, x, y] = tupleOf(values, 3)
  return {
    en: prose`times: ${k}; next term of A: ${x}; next term of B: ${y}`,
    es: prose`veces: ${k}; siguiente término de A: ${x}; siguiente término de B: ${y}`,
  }
}
const rulesFit = (a: readonly Ratio[], b: readonly Ratio[], stepA: Ratio, stepB: Ratio, k: Ratio) =>
  a.every((term, i) => term.equals(stepA.times(i + 2))) &&
  b.every((term, i) => term.equals(stepB.times(i + 2)) && term.equals(itemOf(a, i).times(k)))

/** A statement about all pairs of terms: B is so many times A, or so much more; or the other way round. */
type Claim = readonly [is: 'times' | 'more' | 'turned', by: number]
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
    turned: () => ({
      en: prose`Each term of pattern A is ${by} times the matching term of pattern B.`,
      es: prose`Cada término del patrón A es ${by} veces el término correspondiente del patrón B.`,
    }),
  }
  return { key: `${is} ${by}`, says: says[is]() }
}
function holdsInRows(printed: Printed, key: string): boolean {
  const [is, by] = tupleOf(key.split(' '), 2)
  const [a, b] = printedRows(printed)
  const n = Number(by)
  return a.every((term, i) => {
    const other = itemOf(b, i)
    return is === 'times'
      ? other.equals(term.times(n))
      : is === 'more'
        ? other.equals(term.plus(n))
        : term.equals(other.times(n))
  })
}

/** Which terms are hidden: each pair keeps one of its two terms. */
const HIDDEN = [
  { a: [2, 4], b: [1, 3] },
  { a: [1, 3], b: [2, 4] },
  { a: [3, 4], b: [1, 2] },
  { a: [1, 4], b: [2, 3] },
] as const
function drawRelated(random: Random) {
  const k = random.evenly([3, 5, 4, 6])
  const a = termsOf(random.int(2, 5), random.intExcept(2, 7, k), 5)
  return { k, a, b: a.map(term => term * k), hidden: random.evenly(HIDDEN) }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  findTheRules: form({
    levels: ['medium'],
    lines: 2,
    draw: random => random.evenly(itemOf(HARDER_PARTS, 0)),
    answer: numberList,
    solve: ({ a, b, k }) => [a, b, k],
    ask({ a, b }) {
      const drawn = patternTable(termsOf(2 * a, a, 4), termsOf(2 * b, b, 4))
      return {
        en: [
          prose`Two patterns start at 0, and each rule always adds the same number. The table shows their third to sixth terms.`,
          drawn,
          ...ruleBlanks.en,
        ],
        es: [
          prose`Dos patrones empiezan en 0 y cada regla suma siempre el mismo número. La tabla muestra del tercer al sexto término.`,
          drawn,
          ...ruleBlanks.es,
        ],
      }
    },
    namedAnswer: (_, answer) => rulesAndTimes(answer),
    solution: ({ a, b, k }) => [
      explained(
        statements(equation(minus(3 * a, 2 * a), a), equation(minus(3 * b, 2 * b), b)),
        line`Subtract a term from the next one: A adds ${a}, B adds ${b}.`,
        line`Resta un término del siguiente: A suma ${a} y B suma ${b}.`,
      ),
      explained(
        statements(equation(sum(0, a, a), 2 * a), equation(sum(0, b, b), 2 * b)),
        line`Check: from 0, the third terms are those in the table.`,
        line`Comprueba: desde 0, los terceros términos son los de la tabla.`,
      ),
      explained(
        statements(equation(divide(2 * b, 2 * a), k), equation(divide(3 * b, 3 * a), k)),
        line`Divide matching terms: each term of B is ${k} times that of A.`,
        line`Divide los términos correspondientes: cada término de B es ${k} veces el de A.`,
      ),
    ],
    check(printed, answer) {
      const [stepA, stepB, k] = tupleOf(
        answer.map(value => exact(value)),
        3,
      )
      return rulesFit(...printedRows(printed), stepA, stepB, k)
    },
  }),

  plotPairs: form({
    levels: ['medium'],
    draw: random => random.evenly(PLOTTED),
    answer: drawing<{ readonly points: readonly Place[]; readonly steps: Place }>(
      ({ points, steps }) => planeOf(points, steps),
      ({ points, steps }) => [{ steps, points: points.map(([x, y]): Place => [x, Math.max(0, y - itemOf(steps, 1))]) }],
    ),
    solve: facts => ({ points: pairsOf(facts), steps: facts.steps }),
    ask(facts) {
      const drawn = [
        patternTable([...termsOf(0, facts.a, 3), blank(2), blank(2)], [...termsOf(0, facts.b, 3), blank(2), blank(2)]),
        figure(planeOf(pairsOf(facts), facts.steps, [])),
      ]
      return {
        en: [
          prose`Each rule always adds the same number. Find the missing terms. Then plot the five ordered pairs of matching terms (A, B).`,
          ...drawn,
        ],
        es: [
          prose`Cada regla suma siempre el mismo número. Halla los términos que faltan. Luego marca los cinco pares ordenados de términos correspondientes (A, B).`,
          ...drawn,
        ],
      }
    },
    key: facts => {
      const pairs = list(...pairsOf(facts).map(place => point(...place)))
      return { en: prose`${pairs}`, es: prose`${pairs}` }
    },
    solution(facts) {
      const points = pairsOf(facts)
      return [
        explained(
          statements(list(...termsOf(0, facts.a, 5)), list(...termsOf(0, facts.b, 5))),
          line`Pattern A adds ${facts.a} each time, and pattern B adds ${facts.b}.`,
          line`El patrón A suma ${facts.a} cada vez y el patrón B suma ${facts.b}.`,
        ),
        explained(
          list(...points.map(place => point(...place))),
          line`Write each term of A with the term of B under it.`,
          line`Escribe cada término de A con el término de B que está debajo.`,
        ),
        explained(
          figure(planeOf(points, facts.steps)),
          line`Count right for pattern A and up for pattern B. The points lie on a straight line.`,
          line`Cuenta a la derecha para el patrón A y hacia arriba para el patrón B. Los puntos están en línea recta.`,
        ),
      ]
    },
    // Every term is as far from the next as the first two are from each other.
    check(printed, { points }) {
      const late = points.slice(3)
      const rows = printedRows(printed, [...late.map(([x]) => x), ...late.map(([, y]) => y)])
      return (
        points.length === 5 &&
        rows.every((row, axis) =>
          row.every(
            (term, i) =>
              term.equals(itemOf(itemOf(points, i), axis)) &&
              (i === 0 || term.minus(itemOf(row, i - 1)).equals(itemOf(row, 1).minus(itemOf(row, 0)))),
          ),
        )
      )
    },
  }),

  rulesFromGraph: form({
    levels: ['medium'],
    lines: 2,
    draw: random => random.evenly(READ),
    answer: numberList,
    solve: ({ a, b, k }) => [k, 5 * a, 5 * b],
    ask(facts) {
      const drawn = figure(planeOf(pairsOf(facts), facts.steps))
      return {
        en: [
          prose`The points show the first five ordered pairs (A, B) of two patterns. Both patterns start at 0.`,
          drawn,
          { kind: 'paragraph', content: timesSaid(blank(4)).en },
          prose`The next ordered pair is (____, ____).`,
        ],
        es: [
          prose`Los puntos muestran los primeros cinco pares ordenados (A, B) de dos patrones. Los dos patrones empiezan en 0.`,
          drawn,
          { kind: 'paragraph', content: timesSaid(blank(4)).es },
          prose`El siguiente par ordenado es (____, ____).`,
        ],
      }
    },
    namedAnswer: (_, answer) => timesAndNext(answer),
    solution: facts => {
      const { a, b, k } = facts
      return [
        explained(
          list(...pairsOf(facts).map(place => point(...place))),
          line`Read the points from left to right: first the term of A, then the term of B.`,
          line`Lee los puntos de izquierda a derecha: primero el término de A, luego el de B.`,
        ),
        explained(
          equation(divide(b, a), k),
          line`Divide matching terms: each term of B is ${k} times that of A.`,
          line`Divide los términos correspondientes: cada término de B es ${k} veces el de A.`,
        ),
        explained(
          statements(equation(sum(4 * a, a), 5 * a), equation(sum(4 * b, b), 5 * b)),
          line`From point to point, A adds ${a} and B adds ${b}. Add them once more.`,
          line`De punto a punto, A suma ${a} y B suma ${b}. Súmalos una vez más.`,
        ),
        explained(
          point(5 * a, 5 * b),
          line`Write the next pair, the term of A first.`,
          line`Escribe el siguiente par, primero el término de A.`,
        ),
      ]
    },
    // The next point lies as far from the last one as that from the one before it.
    check(printed, answer) {
      const [k, x, y] = tupleOf(
        answer.map(value => exact(value)),
        3,
      )
      const places = placesIn(printed)
      const [last, before] = [itemOf(places, 4), itemOf(places, 3)]
      return (
        places.every(([a, b]) => k.times(a).equals(b)) &&
        x.equals(2 * last[0] - before[0]) &&
        y.equals(2 * last[1] - before[1])
      )
    },
  }),

  howTheyCompare: form({
    levels: ['medium'],
    draw: random => random.evenly(itemOf(HARDER_PARTS, 1)),
    answer: sentenceChoice,
    solve: ({ k }) => claimOf(['times', k]),
    mistakes: ({ a, b, k }) => ({
      firstDifference: claimOf(['more', b - a]),
      turnedAround: claimOf(['turned', k]),
      stepOfB: claimOf(['times', b]),
    }),
    ask({ a, b }) {
      const drawn = patternTable(termsOf(0, a, 5), termsOf(0, b, 5))
      return {
        en: [prose`The table shows the first five terms of two patterns.`, drawn, prose`Which statement is true?`],
        es: [
          prose`La tabla muestra los primeros cinco términos de dos patrones.`,
          drawn,
          prose`¿Qué afirmación es verdadera?`,
        ],
      }
    },
    solution: ({ a, b, k }, { says }) => [
      explained(
        statements(equation(times(k, a), b), equation(times(k, 2 * a), 2 * b), equation(times(k, 3 * a), 3 * b)),
        line`Each term of A is multiplied by the same number, ${k}.`,
        line`Cada término de A se multiplica por el mismo número, ${k}.`,
      ),
      explained(
        says,
        line`So each term of B is ${k} times the matching term of A.`,
        line`Así, cada término de B es ${k} veces el término correspondiente de A.`,
      ),
    ],
    whyWrong: ({ a, b, k }) => ({
      firstDifference: explained(
        statements(equation(minus(b, a), b - a), equation(minus(2 * b, 2 * a), 2 * (b - a))),
        line`The differences of matching terms are not all the same.`,
        line`Las diferencias de los términos correspondientes no son todas iguales.`,
      ),
      turnedAround: {
        en: line`The terms of B are the greater ones: it is B that is ${k} times A.`,
        es: line`Los términos de B son los mayores: es B el que es ${k} veces A.`,
      },
      stepOfB: explained(
        equation(times(b, a), b * a),
        line`The matching term is not ${b * a}. The number ${b} is only what pattern B adds each time.`,
        line`El término correspondiente no es ${b * a}. El número ${b} es solo lo que suma el patrón B cada vez.`,
      ),
    }),
    check: (printed, { key }) => holdsInRows(printed, key),
  }),

  fromTermToTerm: form({
    levels: ['medium'],
    draw: drawRelated,
    answer: tableCells,
    solve: ({ a, b, hidden }) => ({
      rows: rowsOf(a, b),
      rowHeads: true,
      blanks: [...hidden.a.map(i => itemOf(a, i)), ...hidden.b.map(i => itemOf(b, i))],
    }),
    ask({ k, a, b, hidden }) {
      const { en, es } = timesSaid(k)
      const drawn = patternTable(
        a.map((term, i) => (hidden.a.some(at => at === i) ? blank(2) : term)),
        b.map((term, i) => (hidden.b.some(at => at === i) ? blank(2) : term)),
      )
      return {
        en: [{ kind: 'paragraph', content: [...en, ' Complete the table.'] }, drawn],
        es: [{ kind: 'paragraph', content: [...es, ' Completa la tabla.'] }, drawn],
      }
    },
    solution: ({ k, a, b, hidden }) => [
      explained(
        statements(...hidden.b.map(i => equation(times(k, itemOf(a, i)), itemOf(b, i)))),
        line`From A to B, multiply by ${k}.`,
        line`De A a B, multiplica por ${k}.`,
      ),
      explained(
        statements(...hidden.a.map(i => equation(divide(itemOf(b, i), k), itemOf(a, i)))),
        line`From B back to A, divide by ${k}.`,
        line`De B a A, divide entre ${k}.`,
      ),
    ],
    check(printed, { blanks }) {
      const [a, b] = printedRows(printed, blanks)
      const [k] = printed.numbers
      return k !== undefined && b.every((term, i) => term.over(k).equals(itemOf(a, i)))
    },
  }),
})
