import {
  addByPlaces,
  answerStep,
  type Block,
  type Both,
  balance,
  blank,
  both,
  box,
  count,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  integer,
  intoItsPlace,
  isTrue,
  itemOf,
  line,
  minus,
  name,
  numberBond,
  type Printed,
  people,
  prose,
  quantity,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  story,
  subtractByPlaces,
  sum,
  symbol,
  table,
  tableCells,
  trueOrFalse,
  tupleOf,
  type Value,
  writtenName,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { smallerFromLarger } from '../kit/columns/regrouping.ts'
import { filled } from '../kit/equations/filled.ts'
import { completesBond, mathsIn } from '../kit/facts/bond.ts'
import { fitsTheGap, missingNumber } from '../kit/facts/facts.ts'
import {
  mistakeIn,
  rightWork,
  solutionOf,
  type Worked,
  workOf,
  wrongValue,
} from './missing-number-within-100/first-mistake.ts'
import { drawParts, type GapName, gaps, type Level, type Parts } from './missing-number-within-100/gaps.ts'
import { drawMoved, movedSides } from './missing-number-within-100/moved.ts'
import { drawSquare, isHidden, type Square, squareSteps } from './missing-number-within-100/squares.ts'
import { gainedStories, lostStories } from './missing-number-within-100/stories.ts'
import {
  drawTwoSided,
  givenOf,
  knownSide,
  missingOf,
  sides,
  toFind,
  twoSidedSteps,
  valueOf,
  whyFound,
  withBox,
} from './missing-number-within-100/two-sided.ts'

const gapOf = ({ name: gap, a, b }: Parts) => gaps[gap](a, b)
const gapSteps = (parts: Parts) => {
  const { gap, missing, steps: found } = gapOf(parts)
  return intoItsPlace(found, gap(missing))
}
const addendGaps: readonly GapName[] = ['□ + b = c', 'b + □ = c']

/** What lies on the pans, in boxes of their own: both sides weigh the same. */
function onBalance(left: readonly Value[], right: readonly Value[]): Both<readonly Block[]> {
  const drawn = figure(balance(left.map(expr), right.map(expr)))
  return {
    en: [drawn, prose`Both sides weigh the same. What number goes in the empty box?`],
    es: [drawn, prose`Los dos lados pesan lo mismo. ¿Qué número va en el recuadro vacío?`],
  }
}
/** The known weights of a pan; an empty box is none. */
const known = (items: readonly { readonly label: Parameters<typeof mathsIn>[0] }[]) =>
  items.map(({ label }) => mathsIn(label)).filter(maths => maths !== null && maths.kind !== 'blank')
/** The pan with the box has what the other has. */
function balances(printed: Printed, answer: Value): boolean {
  const { left, right } = printed.figure('balance')
  const weigh = (items: typeof left) =>
    known(items).reduce(
      (total, maths) => total.plus(exact(maths as Expr)),
      exact(known(items).length < items.length ? answer : 0),
    )
  return weigh(left).equals(weigh(right))
}

const tableOf = (square: Square, isFilled: boolean) => ({
  rows: square.rows.map((row, r) => row.map((value, c) => (!isFilled && isHidden(square, r, c) ? blank(2) : value))),
})

/** With the other operation, or without what is regrouped. */
const wrongNumbers = ({ name: gap, a, b }: Parts): readonly [number, number] =>
  gap === '□ − a = b' ? [Math.abs(a - b), a + b - 10] : [a + 10, smallerFromLarger(a + b, b)]

const LETTERS = ['A', 'B', 'C'] as const
const letter = writtenName('A', 'B', 'C')

const child = (person: (typeof people)[number]): Sentence => ({ key: person.name, says: both(prose`${name(person)}`) })

export const missingNumberWithin100 = defineTopic(
  {
    id: 'missing-number-within-100',
    name: { en: 'Missing numbers in equations within 100', es: 'Números que faltan en ecuaciones hasta 100' },
    description: {
      en: 'Find the unknown number in an addition or subtraction equation with numbers up to 100.',
      es: 'Halla el número desconocido en una ecuación de suma o resta con números hasta 100.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.5', '2.OA.A.1'],
    rev: 2,
    levels: {
      easy: { gaps: ['b + □ = c', 'c − □ = b', '□ + b = c'], regroups: false, missing: [11, 60] },
      medium: {
        gaps: ['□ + b = c', 'c − □ = b', '□ − a = b', 'b + □ = c', 'c − □ = b', '□ − a = b'],
        regroups: true,
        missing: [12, 79],
      },
      hard: { gaps: [], regroups: true, missing: [12, 79] },
    },
  },
  form => ({
    box: form({
      levels: ['easy', 'medium'],
      instruction: missingNumber,
      lines: 2,
      draw: (random, level: Level) => drawParts(random, level.gaps, level),
      answer: integer,
      solve: parts => gapOf(parts).missing,
      ask: parts => both(gapOf(parts).gap(box())),
      solution: gapSteps,
      check: fitsTheGap,
    }),

    bond: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Write the number in the empty circle.`,
        es: prose`Escribe el número del círculo vacío.`,
      },
      lines: 1,
      draw: (random, level) => drawParts(random, addendGaps, level),
      answer: integer,
      solve: ({ a }) => a,
      ask: ({ name: gap, a, b }) => both(figure(numberBond(a + b, gap === '□ + b = c' ? [null, b] : [b, null]))),
      solution: parts => gapOf(parts).steps,
      check: (printed, answer) => completesBond(printed.figure('number-bond'), answer),
    }),

    balance: form({
      levels: ['easy'],
      lines: 1,
      draw: (random, level) => ({ ...drawParts(random, addendGaps, level), isTurned: random.evenly([false, true]) }),
      answer: integer,
      solve: ({ a }) => a,
      ask({ name: gap, a, b, isTurned }) {
        const [whole, pan] = [[a + b], gap === '□ + b = c' ? [box(), b] : [b, box()]]
        return isTurned ? onBalance(pan, whole) : onBalance(whole, pan)
      },
      solution(parts) {
        const { gap, missing, steps: found } = gapOf(parts)
        return intoItsPlace([step(gap(box()), because.bothSidesEqual), ...found], gap(missing))
      },
      check: balances,
    }),

    choose: form({
      levels: ['easy'],
      lines: 1,
      draw: (random, level) =>
        random.until(
          () => drawParts(random, ['c − □ = b', 'b + □ = c', '□ + b = c'], level),
          ({ a, b }) => a + 2 * b < 100,
        ),
      answer: integer,
      solve: ({ a }) => a,
      mistakes: ({ a, b }) => ({ added: a + 2 * b, tenMore: a + 10, tenLess: a - 10 }),
      ask: parts => ({
        en: [prose`Which number goes in the box?`, gapOf(parts).gap(box())],
        es: [prose`¿Qué número va en el recuadro?`, gapOf(parts).gap(box())],
      }),
      solution(parts) {
        const { gap, missing, steps: found } = gapOf(parts)
        const complete = gap(missing)
        return [
          ...found,
          explained(
            expr(parts.a + 2 * parts.b),
            line`This adds the two numbers. But the missing part is less than the whole.`,
            line`Aquí se suman los dos números. Pero la parte que falta es menor que el total.`,
          ),
          answerStep(expr(missing), {
            en: line`${missing} goes in the box: ${complete}.`,
            es: line`En el recuadro va ${missing}: ${complete}.`,
          }),
        ]
      },
      check: fitsTheGap,
    }),

    lost: form(
      story({
        levels: ['medium'],
        lines: 2,
        settings: lostStories,
        draw(random, _, level: Level) {
          const { a, b } = drawParts(random, ['□ − a = b'], level)
          return { lost: a, now: b }
        },
        answer: quantity,
        solve: ({ lost, now }, { noun }) => count(lost + now, noun),
        ask: ({ lost, now }, { tell }) => tell(lost, now),
        solution: ({ lost, now }, found, { answers }) => [
          step(sum(now, lost), because.goBackByAdding),
          ...addByPlaces(now, lost),
          answerStep(both(prose`${found}`), answers(found)),
        ],
        check: (numberOf, { amount }) => evaluate(amount).minus(numberOf('lost')).equals(numberOf('now')),
      }),
    ),

    gained: form(
      story({
        levels: ['medium'],
        lines: 2,
        settings: gainedStories,
        draw(random, _, level: Level) {
          const { a, b } = drawParts(random, ['□ + b = c'], level)
          return { gained: b, now: a + b }
        },
        answer: quantity,
        solve: ({ gained, now }, { noun }) => count(now - gained, noun),
        ask: ({ gained, now }, { tell }) => tell(gained, now),
        solution: ({ gained, now }, found, { answers }) => [
          step(minus(now, gained), because.goBackBySubtracting),
          ...subtractByPlaces(now, gained),
          answerStep(both(prose`${found}`), answers(found)),
        ],
        check: (numberOf, { amount }) => evaluate(amount).plus(numberOf('gained')).equals(numberOf('now')),
      }),
    ),

    trueOrFalse: form({
      levels: ['medium'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw: drawMoved,
      answer: trueOrFalse,
      solve: ({ isRight }) => (isRight ? 'true' : 'false'),
      ask: moved => both(equation(...movedSides(moved))),
      solution(moved, answer) {
        const [one, other] = movedSides(moved)
        const [left, right] = [evaluate(one), evaluate(other)]
        return [
          step(statements(equation(one, left), equation(other, right)), because.workOutEachSide),
          answerStep(
            trueOrFalse.show(answer),
            answer === 'true'
              ? { en: line`Both sides are ${left}.`, es: line`Los dos lados son ${left}.` }
              : { en: line`${left} is not equal to ${right}.`, es: line`${left} no es igual a ${right}.` },
          ),
        ]
      },
      check: (printed, answer) => (answer === 'true') === isTrue(printed.one('relation')),
    }),

    whoIsRight: form({
      levels: ['medium'],
      kind: 'find-mistake',
      lines: 2,
      draw: (random, level: Level) => {
        const place = random.evenly([1, 0, 2])
        const parts = random.until(
          () => drawParts(random, ['□ − a = b', 'c − □ = b', 'b + □ = c'], level),
          drawn => new Set([gapOf(drawn).missing, drawn.a, drawn.b, ...wrongNumbers(drawn)]).size >= 4,
        )
        return { ...parts, place, three: random.sample(people, 3), numbers: random.shuffle(wrongNumbers(parts)) }
      },
      answer: sentenceChoice,
      solve: ({ three, place }) => child(itemOf(three, place)),
      mistakes({ three, place }) {
        const [one, other] = three.filter((_, i) => i !== place)
        return one && other ? { otherOperation: child(one), notRegrouped: child(other) } : {}
      },
      ask({ three: [one, two, three], place, numbers, ...parts }) {
        const { gap, missing } = gapOf(parts)
        const [first, second, third] = tupleOf(
          numbers.toSpliced(place, 0, missing).map((value, i) => role(`number ${i}`, value)),
          3,
        )
        return {
          en: [
            gap(box()),
            prose`${name(one)} writes ${first} in the box. ${name(two)} writes ${second}, and ${name(three)} writes ${third}. Who is right?`,
          ],
          es: [
            gap(box()),
            prose`${name(one)} escribe ${first} en el recuadro. ${name(two)} escribe ${second} y ${name(three)} escribe ${third}. ¿Quién tiene razón?`,
          ],
        }
      },
      key(parts) {
        const { gap, missing } = gapOf(parts)
        return both(gap(missing))
      },
      solution(parts, { says }) {
        const { gap, missing, steps: found } = gapOf(parts)
        const who = itemOf(parts.three, parts.place)
        return [
          ...found,
          answerStep(says, {
            en: line`${name(who)} writes ${missing}, and ${gap(missing)}.`,
            es: line`${name(who)} escribe ${missing}, y ${gap(missing)}.`,
          }),
        ]
      },
      check(printed, { key }) {
        const place = printed.terms('person').findIndex(({ person }) => person.name === key)
        return isTrue(filled(printed.one('relation'), printed.role(`number ${place}`)))
      },
    }),

    twoSided: form({
      levels: ['hard'],
      instruction: missingNumber,
      lines: 2,
      draw: drawTwoSided,
      answer: integer,
      solve: missingOf,
      ask: facts => both(withBox(facts)),
      solution: twoSidedSteps,
      check: fitsTheGap,
    }),

    chooseTwoSided: form({
      levels: ['hard'],
      lines: 2,
      draw: drawTwoSided,
      answer: integer,
      solve: missingOf,
      mistakes(facts) {
        const [value, given, missing] = [valueOf(facts), givenOf(facts), missingOf(facts)]
        const [a, b] = facts.known
        const moved = facts.place === 0 ? given - b : given - a
        return {
          resultOfTheSide: value,
          movedTheWrongWay:
            facts.sign === '+' ? (facts.place === 0 ? a : b) + moved : facts.place === 0 ? a - moved : b - moved,
          tenOff: missing + 10,
        }
      },
      ask: facts => ({
        en: [withBox(facts), prose`Which number makes both sides equal?`],
        es: [withBox(facts), prose`¿Qué número hace iguales los dos lados?`],
      }),
      solution: twoSidedSteps,
      check: fitsTheGap,
    }),

    balanceOfSums: form({
      levels: ['hard'],
      lines: 2,
      draw: random =>
        random.until(
          () => drawTwoSided(random),
          ({ sign }) => sign === '+',
        ),
      answer: integer,
      solve: missingOf,
      ask(facts) {
        const pan = facts.place === 0 ? [box(), givenOf(facts)] : [givenOf(facts), box()]
        return facts.isTurned ? onBalance(pan, facts.known) : onBalance(facts.known, pan)
      },
      solution: twoSidedSteps,
      check: balances,
    }),

    square: form({
      levels: ['hard'],
      kind: 'table',
      instruction: {
        en: prose`The last number in each row and column is the sum. Fill in the blanks.`,
        es: prose`El último número de cada fila y columna es el total. Completa los espacios.`,
      },
      draw: drawSquare,
      answer: tableCells,
      solve: square => ({
        ...tableOf(square, true),
        blanks: square.rows.flatMap((row, r) => row.filter((_, c) => isHidden(square, r, c))),
      }),
      ask: square => both(table(tableOf(square, false))),
      solution: square => [
        ...squareSteps(square),
        step(both(table(tableOf(square, true))), because.writeTheMissingNumbers),
      ],
      // In each row and each column, what the sum is more than one number is the other.
      check(printed, { blanks }) {
        let next = 0
        const rows = printed.block('table').rows.map(row =>
          row.map(([item]) => {
            const of = item as Expr
            return exact(of.kind === 'blank' ? itemOf(blanks, next++) : of)
          }),
        )
        const columns = [0, 1, 2].map(c => rows.map(row => itemOf(row, c)))
        return (
          next === blanks.length &&
          [...rows, ...columns].every(cells => itemOf(cells, 2).minus(itemOf(cells, 1)).equals(itemOf(cells, 0)))
        )
      },
    }),

    firstMistake: form({
      levels: ['hard'],
      kind: 'find-mistake',
      instruction: {
        en: prose`Which line has the first mistake? Write its letter.`,
        es: prose`¿En qué renglón está el primer error? Escribe su letra.`,
      },
      draw(random): Worked {
        const wrong = random.evenly([1, 0, 2])
        const facts = random.until(
          () => drawTwoSided(random),
          drawn => wrongValue(drawn) > givenOf(drawn) + 5 || drawn.sign === '−',
        )
        return { ...facts, wrong }
      },
      answer: letter,
      solve: ({ wrong }) => itemOf(LETTERS, wrong),
      ask: facts =>
        both([withBox(facts), table({ rows: workOf(facts).map((work, i) => [symbol(itemOf(LETTERS, i)), work]) })]),
      key: facts => ({
        en: prose`It should be ${itemOf(rightWork(facts), facts.wrong)}. The missing number is ${missingOf(facts)}.`,
        es: prose`Debe ser ${itemOf(rightWork(facts), facts.wrong)}. El número que falta es ${missingOf(facts)}.`,
      }),
      solution(facts, answer) {
        const [first] = rightWork(facts)
        return [
          step(both(prose`${symbol(answer)}: ${itemOf(workOf(facts), facts.wrong)}`), because.mistakeIs, {
            what: mistakeIn(facts),
          }),
          ...(facts.wrong === 0 ? [...knownSide(facts), step(first, because.bothSidesEqual)] : []),
          step(equation(toFind(facts), missingOf(facts)), whyFound(facts)),
          step(equation(...sides(facts, missingOf(facts))), because.writeTheMissingNumber),
        ]
      },
      // The number that each line gives the box: in the first wrong one it is another than before.
      check(printed, answer) {
        const found = printed.all('relation').map(solutionOf)
        const wrong = found.slice(1).findIndex((value, i) => value !== found[i])
        return answer === itemOf(LETTERS, wrong)
      },
    }),
  }),
)
