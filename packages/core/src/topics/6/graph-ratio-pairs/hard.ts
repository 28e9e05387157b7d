import {
  answerStep,
  type Both,
  count,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  gcd,
  type Inline,
  itemOf,
  line,
  minus,
  noun,
  point as pair,
  prose,
  quantity,
  ratio,
  relation,
  role,
  type Statement,
  statements,
  theThing,
  thing,
  things,
  times,
  trueStatement,
  tupleOf,
  writtenLetter,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { alone } from '../../kit/stories/endings.ts'
import { inOneRatio, said, stacked } from './graphs.ts'
import type { levels } from './levels.ts'
import {
  commonOf,
  drawnOf,
  drawTwo,
  freeIn,
  greaterIn,
  LETTERS,
  letterOf,
  lowestOf,
  MINE,
  onOneGrid,
  plottedTwo,
  pointsIn,
  type Two,
  toLowestOf,
  twoOf,
  unitsAt,
  valueAt,
  xAmount,
  yAmount,
} from './two-graphs.ts'

const letters = writtenLetter(...LETTERS)
/** Both ratios written with the same amount of the first. */
const sameX = (two: Two, x: number) =>
  explained(
    statements(
      ...([0, 1] as const).map(set => {
        const [a, b] = lowestOf(two, set)
        const by = x / a
        return by === 1 ? ratio(b, a) : equation(ratio(times(by, b), times(by, a)), ratio(b * by, x))
      }),
    ),
    line`Write both ratios, A and then B, for ${xAmount(two, x)}.`,
    line`Escribe las dos razones, la de A y la de B, para ${xAmount(two, x)}.`,
  )
/** The ratio of the second set, from the pair that is told. */
const givenRatio = (two: Two, [x, y]: readonly [number, number]) => {
  const by = gcd(x, y)
  const { x: xNoun, y: yNoun } = twoOf(two)
  return explained(
    statements(equation(divide(y, by), y / by), equation(divide(x, by), x / by)),
    line`Divide both numbers of ${pair(x, y)} too: for ${letterOf(1)}, the ratio of ${things(yNoun)} to ${things(xNoun)} is ${ratio(y / by, x / by)}.`,
    line`Divide también los dos números de ${pair(x, y)}: en ${letterOf(1)}, la razón de ${things(yNoun)} a ${things(xNoun)} es ${ratio(y / by, x / by)}.`,
  )
}
const greaterSaid = (two: Two) => {
  const [x, more] = [commonOf(two), greaterIn(two)]
  const compared = relation(valueAt(two, more, x), '>', valueAt(two, 1 - more, x))
  const { en, es } = twoOf(two).wins(letterOf(more))
  return {
    en: [...line`For ${xAmount(two, x)}, ${compared}. `, ...en],
    es: [...line`Para ${xAmount(two, x)}, ${compared}. `, ...es],
  }
}
/** What goes on beyond the drawn points. */
const steady = (two: Two): readonly Both<readonly Inline[]>[] => {
  const { kind, x } = twoOf(two)
  return x === nouns.minute || x === nouns.second || x === nouns.hour
    ? [
        {
          en: line`Each ${thing(kind)} keeps the same rate all the time.`,
          es: line`Cada ${thing(kind)} mantiene siempre el mismo ritmo.`,
        },
      ]
    : []
}
/** "10 more trees". */
const moreOf = (two: Two, amount: number) => {
  const { en, es, gender } = twoOf(two).y
  return count(amount, noun(`more ${en[0]}`, `more ${en[1]}`, `${es[0]} más`, `${es[1]} más`, gender))
}
/** An amount of the first at which neither set has a point. */
interface Beyond extends Two {
  readonly x: number
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoRatios: form({
    levels: ['hard'],
    wide: true,
    lines: 4,
    draw: random => drawTwo(random, MINE.twoRatios),
    answer: letters,
    solve: two => itemOf(LETTERS, greaterIn(two)),
    key(two) {
      const [one, other] = ([0, 1] as const).map(set => {
        const [x, y] = lowestOf(two, set)
        return ratio(y, x)
      })
      return one && other ? { en: prose`A ${one}; B ${other}`, es: prose`A ${one}; B ${other}` } : { en: [], es: [] }
    },
    ask(two) {
      const { kind, x, y, shown, greater } = twoOf(two)
      return stacked(
        said(
          shown,
          {
            en: line`For each ${thing(kind)}, write the ratio of ${things(y)} to ${things(x)} in lowest terms.`,
            es: line`Para cada ${thing(kind)}, escribe la razón de ${things(y)} a ${things(x)} en su mínima expresión.`,
          },
          greater,
        ),
        figure(onOneGrid(two)),
      )
    },
    solution: (two, answer) => [
      toLowestOf(two, 0),
      toLowestOf(two, 1),
      sameX(two, commonOf(two)),
      answerStep(letters.show(answer), greaterSaid(two)),
    ],
    check(printed, answer) {
      const [[x, y], [u, v]] = [itemOf(drawnOf(printed, 0), 0), itemOf(drawnOf(printed, 1), 1)]
      return y * u > v * x === (answer === 'A')
    },
  }),

  differenceAt: form({
    levels: ['hard'],
    wide: true,
    lines: 4,
    draw(random): Beyond {
      const two = random.until(
        () => drawTwo(random, MINE.differenceAt),
        drawn => freeIn(drawn).length > 0,
      )
      return { ...two, x: random.pick(freeIn(two)) }
    },
    answer: quantity,
    solve: two => yAmount(two, Math.abs(valueAt(two, 0, two.x) - valueAt(two, 1, two.x))),
    ask(two) {
      const greater = greaterIn(two)
      const { shown, difference } = twoOf(two)
      return stacked(
        said(
          shown,
          ...steady(two),
          difference(letterOf(greater), letterOf(1 - greater), role('asked', xAmount(two, two.x))),
        ),
        figure(onOneGrid(two)),
      )
    },
    solution(two, answer) {
      const [more, less] = [greaterIn(two), 1 - greaterIn(two)]
      const [most, least] = [valueAt(two, more, two.x), valueAt(two, less, two.x)]
      return [
        toLowestOf(two, 0),
        toLowestOf(two, 1),
        sameX(two, two.x),
        explained(
          equation(minus(most, least), most - least),
          line`Subtract the lesser amount from the greater.`,
          line`Resta la cantidad menor de la mayor.`,
        ),
        answerStep(alone(answer), twoOf(two).tell(letterOf(more), xAmount(two, two.x), moreOf(two, most - least))),
      ]
    },
    check(printed, { amount }) {
      const x = printed.role('asked').n
      const [one, other] = [0, 1].map(set => {
        const [u, v] = itemOf(drawnOf(printed, set), 1)
        return (v * x) / u
      })
      return (
        one !== undefined && other !== undefined && Math.abs(Math.abs(one - other) - exact(amount).toNumber()) < 1e-9
      )
    },
  }),

  plotSecond: form({
    levels: ['hard'],
    wide: true,
    draw: random =>
      random.until(
        () => drawTwo(random, MINE.plotSecond),
        ({ sets }) => itemOf(sets, 1).by.some(by => by > 3),
      ),
    answer: plottedTwo,
    solve: two => two,
    key: two => ({
      en: prose`Letter: ${letterOf(greaterIn(two))}`,
      es: prose`Letra: ${letterOf(greaterIn(two))}`,
    }),
    ask(two) {
      const { tell, shown, greater, kind } = twoOf(two)
      const [x, y] = unitsAt(two, 1, 1)
      const [first, second, third] = [0, 1, 2].map(i => itemOf(pointsIn(two, 1), i)[0])
      if (first === undefined || second === undefined || third === undefined) return stacked(said(shown))
      return stacked(
        said(
          {
            en: line`The points A belong to ${thing(kind)} A.`,
            es: line`Los puntos A corresponden a ${theThing(kind)} A.`,
          },
          tell(letterOf(1), role('x', xAmount(two, x)), role('y', yAmount(two, y))),
          {
            en: line`Plot the points B for ${role('first', first)}, ${role('second', second)}, and ${role('third', xAmount(two, third))}.`,
            es: line`Ubica los puntos B para ${role('first', first)}, ${role('second', second)} y ${role('third', xAmount(two, third))}.`,
          },
          greater,
        ),
        figure(onOneGrid(two, [0])),
      )
    },
    solution(two) {
      const [x, y] = unitsAt(two, 1, 1)
      return [
        explained(
          statements(
            ...itemOf(two.sets, 1)
              .by.filter(by => by > 1)
              .map(by => equation(pair(times(by, x), times(by, y)), pair(...unitsAt(two, 1, by)))),
          ),
          line`Multiply both numbers of ${pair(x, y)} by the same number for each point of B.`,
          line`Para cada punto de B, multiplica los dos números de ${pair(x, y)} por un mismo número.`,
        ),
        toLowestOf(two, 0),
        givenRatio(two, [x, y]),
        sameX(two, commonOf(two)),
        explained(
          figure(onOneGrid(two)),
          [...greaterSaid(two).en, ' Mark the points of B.'],
          [...greaterSaid(two).es, ' Marca los puntos de B.'],
        ),
      ]
    },
    check(printed, two) {
      const asked = ['first', 'second', 'third'].map(name => printed.role(name).n)
      const [a, b] = [printed.role('x').n, printed.role('y').n]
      const points = pointsIn(two, 1)
      const shown = drawnOf(printed, 0)
      return (
        points.length === 3 &&
        points.every(([x], i) => x === asked[i]) &&
        inOneRatio([...points, [a, b]]) &&
        shown.every(([x, y], i) => pointsIn(two, 0)[i]?.[0] === x && pointsIn(two, 0)[i]?.[1] === y)
      )
    },
  }),

  whichIsTrue: form(
    trueStatement({
      levels: ['hard'],
      draw(random): Beyond & { readonly of: number } {
        const of = random.pick([0, 1])
        return random.until(
          () => {
            const two = drawTwo(random, MINE.whichIsTrue)
            const free = freeIn(two)
            return { ...two, of, x: free.length > 0 ? random.pick(free) : 0 }
          },
          two => two.x > 0 && areAllDifferent(two),
        )
      },
      about: two => stacked(said(twoOf(two).shown, ...steady(two)), figure(onOneGrid(two))),
      statements: two => amountsSaid(two),
      solution(two) {
        return [
          toLowestOf(two, 0),
          toLowestOf(two, 1),
          sameX(two, two.x),
          explained(
            itemOf(amountsSaid(two), 0).says,
            line`The ratios show ${yAmount(two, valueAt(two, 0, two.x))} for A and ${yAmount(two, valueAt(two, 1, two.x))} for B, so this statement is true.`,
            line`Las razones muestran ${yAmount(two, valueAt(two, 0, two.x))} para A y ${yAmount(two, valueAt(two, 1, two.x))} para B; esta afirmación es verdadera.`,
          ),
        ]
      },
      holds(printed, key) {
        const [set, x, y] = tupleOf(key.split(' ').map(Number), 3)
        return inOneRatio([...drawnOf(printed, set), [x, y]])
      },
    }),
  ),
})
/** The right amount, as much more as the first number grew, the other's amount, and that of one step too many. */
function amountsSaid(two: Beyond & { readonly of: number }): readonly Statement[] {
  const { of, x } = two
  const other = 1 - of
  const [u, v] = itemOf(pointsIn(two, other), 2)
  const said = (set: number, y: number, isTrue: boolean): Statement => {
    const { en, es } = twoOf(two).tell(letterOf(set), xAmount(two, x), yAmount(two, y))
    return {
      key: `${set} ${x} ${y}`,
      isTrue,
      ...(isTrue
        ? {}
        : {
            why:
              y === valueAt(two, 1 - set, x)
                ? {
                    en: line`The number ${y} belongs to ${letterOf(1 - set)}, not to ${letterOf(set)}.`,
                    es: line`El número ${y} corresponde a ${letterOf(1 - set)}, no a ${letterOf(set)}.`,
                  }
                : {
                    en: line`The same number was added to both numbers of ${pair(u, v)}.`,
                    es: line`Se sumó el mismo número a los dos números de ${pair(u, v)}.`,
                  },
          }),
      says: { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } },
    }
  }
  return [
    said(of, valueAt(two, of, x), true),
    said(of, valueAt(two, other, x), false),
    said(other, valueAt(two, of, x), false),
    said(other, v + x - u, false),
  ]
}
const areAllDifferent = (two: Beyond & { readonly of: number }) => {
  const other = 1 - two.of
  const [u, v] = itemOf(pointsIn(two, other), 2)
  const added = v + two.x - u
  return added > 0 && added !== valueAt(two, other, two.x) && added !== valueAt(two, two.of, two.x)
}
