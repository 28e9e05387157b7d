import {
  blank,
  divide,
  equation,
  evaluate,
  exact,
  type FormMaker,
  inARow,
  integer,
  line,
  list,
  minus,
  numberList,
  prose,
  type Random,
  role,
  sentenceChoice,
  statements,
  step,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { features } from './features.ts'
import { drawGrowing, firstSteps, goesOnTo, growingSteps, squaresAt } from './growing.ts'
import type { levels } from './levels.ts'
import {
  askRepeating,
  drawRepeating,
  isInPlace,
  named as namedShape,
  otherShapes,
  repeatingSteps,
  shapeAt,
} from './repeating.ts'
import { type Rule, termsOf } from './rules.ts'

/** × 3 to × 5, or a number of two digits subtracted; the second and the fourth of five terms are hidden. */
function drawHidden(random: Random) {
  const kind = random.evenly(['multiply', 'subtract'] as const)
  return random.until(
    () => {
      const rule: Rule =
        kind === 'multiply' ? { factor: random.int(3, 5), more: 0 } : { factor: 1, more: -random.int(23, 60) }
      const first = kind === 'multiply' ? random.int(2, 9) : random.int(305, 980)
      return { rule, terms: tupleOf(termsOf(rule, first, 5), 5) }
    },
    ({ rule, terms }) =>
      terms[3] < 1000 && terms[4] > 0 && terms[4] <= 10_000 && (rule.more === 0 || rule.more % 10 !== 0),
  )
}

/** How many of the first three terms, at most, agree with a statement. */
const heldFor = ({ holds }: (typeof features)[number], terms: readonly number[]): number =>
  holds(terms.slice(0, 3)) ? 3 : holds(terms.slice(0, 2)) ? 2 : 1
/** One statement holds for a pattern, three do not. */
function drawFeature(random: Random) {
  const wanted = random.evenly(features)
  return random.until(
    () => {
      const { base = 1 } = wanted
      const first = base * random.int(3, Math.floor(60 / base))
      const more =
        wanted.key === 'same-ones'
          ? 10 * random.int(1, 5)
          : wanted.key === 'two-ones' || wanted.key === 'second-tens'
            ? 10 * random.int(1, 4) + 5
            : base * random.int(Math.ceil(6 / base), Math.floor(45 / base))
      const terms = termsOf({ factor: 1, more }, first, 12)
      // Those that hold for the longest time look right at first.
      const wrong = random
        .shuffle<typeof features>(features.filter(({ holds }) => !holds(terms)))
        .toSorted((one, other) => heldFor(other, terms) - heldFor(one, terms))
        .slice(0, 3)
      return { wanted, first, more, terms, wrong }
    },
    ({ first, more, terms, wrong }) => wanted.holds(terms) && wanted.follows(first, more) && wrong.length === 3,
  )
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  hiddenRule: form({
    levels: ['hard'],
    lines: 3,
    draw: drawHidden,
    answer: numberList,
    solve: ({ terms }): readonly Value[] => [terms[1], terms[3]],
    ask({ rule, terms }) {
      const row = inARow(...terms.map((term, i) => (i === 1 || i === 3 ? blank(2) : term)))
      return rule.more === 0
        ? {
            en: [
              prose`Each term is multiplied by the same number to get the next term. Find the two missing terms.`,
              row,
            ],
            es: [
              prose`Cada término se multiplica por el mismo número para obtener el siguiente. Halla los dos términos que faltan.`,
              row,
            ],
          }
        : {
            en: [
              prose`The same number is subtracted from each term to get the next term. Find the two missing terms.`,
              row,
            ],
            es: [
              prose`A cada término se le resta el mismo número para obtener el siguiente. Halla los dos términos que faltan.`,
              row,
            ],
          }
    },
    solution({ rule, terms }, answer) {
      const [one, two, three, four] = terms
      const { factor, more } = rule
      const given = step(list(...answer), because.explain, {
        sentence: {
          en: line`The missing terms are ${two} and ${four}.`,
          es: line`Los términos que faltan son ${two} y ${four}.`,
        },
      })
      const from = {
        en: line`Use the rule with ${one} and with ${three}.`,
        es: line`Usa la regla con ${one} y con ${three}.`,
      }
      return more === 0
        ? [
            step(equation(divide(three, one), factor * factor), because.explain, {
              sentence: {
                en: line`Compare the first and the third term: divide.`,
                es: line`Compara el primer término y el tercero: divide.`,
              },
            }),
            step(equation(times(factor, factor), factor * factor), because.explain, {
              sentence: {
                en: line`The rule is used twice to get there. The rule is: multiply by ${factor}.`,
                es: line`Se llega usando la regla dos veces. La regla es: multiplica por ${factor}.`,
              },
            }),
            step(statements(equation(times(one, factor), two), equation(times(three, factor), four)), because.explain, {
              sentence: from,
            }),
            given,
          ]
        : [
            step(equation(minus(one, three), -2 * more), because.explain, {
              sentence: {
                en: line`Compare the first and the third term: subtract.`,
                es: line`Compara el primer término y el tercero: resta.`,
              },
            }),
            step(equation(divide(-2 * more, 2), -more), because.explain, {
              sentence: {
                en: line`The rule is used twice to get there: divide by 2. The rule is: subtract ${-more}.`,
                es: line`Se llega usando la regla dos veces: divide entre 2. La regla es: resta ${-more}.`,
              },
            }),
            step(statements(equation(minus(one, -more), two), equation(minus(three, -more), four)), because.explain, {
              sentence: from,
            }),
            given,
          ]
    },
    // The same change, or the same factor, leads over each of the blanks.
    check(printed, answers) {
      const [one, three, five] = tupleOf(
        printed.all('number').map(value => evaluate(value)),
        3,
      )
      const [two, four] = tupleOf(
        answers.map(answer => exact(answer)),
        2,
      )
      const terms = [one, two, three, four, five]
      const pairs = terms.slice(1).map((term, i) => [terms[i] ?? term, term] as const)
      const isLess = pairs.every(([a, b]) => a.minus(b).equals(one.minus(two)))
      return isLess || pairs.every(([a, b]) => a.times(two).equals(b.times(one)) && b.n > 0)
    },
  }),

  farFigure: form({
    levels: ['hard'],
    lines: 3,
    draw: random => drawGrowing(random, [10, 12], true),
    answer: integer,
    solve: ({ family, n }) => squaresAt(family, n),
    ask: ({ family, n }) => ({
      en: [firstSteps(family), prose`Without drawing, find the number of gray squares in figure ${role('n', n)}.`],
      es: [firstSteps(family), prose`Sin dibujar, halla el número de cuadrados grises de la figura ${role('n', n)}.`],
    }),
    solution: ({ family, n }) => growingSteps(family, n),
    check: (printed, answer) => goesOnTo(printed, printed.role('n').n) === exact(answer).n,
  }),

  farShape: form({
    levels: ['hard'],
    draw: random => drawRepeating(random, 23, 50, true),
    answer: sentenceChoice,
    solve: facts => namedShape(shapeAt(facts)),
    mistakes: otherShapes,
    ask: askRepeating,
    solution: (facts, { says }) => repeatingSteps(facts, says),
    check: (printed, { key }) => isInPlace(printed, key),
  }),

  whichFeature: form({
    levels: ['hard'],
    lines: 2,
    draw: drawFeature,
    answer: sentenceChoice,
    solve: ({ wanted }) => wanted,
    mistakes: ({ wrong }) => Object.fromEntries(wrong.map(feature => [feature.key, feature])),
    ask({ first, more }) {
      const [start, added] = [role('first', first), role('added', more)]
      return {
        en: prose`In a pattern, the first term is ${start} and the rule is: add ${added}. Which statement is true?`,
        es: prose`En un patrón, el primer término es ${start} y la regla es: suma ${added}. ¿Qué afirmación es verdadera?`,
      }
    },
    solution: ({ first, more, terms, wanted }, { says }) => [
      step(inARow(...terms.slice(0, 5)), because.explain, {
        sentence: {
          en: line`Write the first terms: begin with ${first} and add ${more} each time.`,
          es: line`Escribe los primeros términos: empieza con ${first} y suma ${more} cada vez.`,
        },
      }),
      step(says, because.explain, { sentence: wanted.why }),
    ],
    whyWrong: ({ wrong, terms }) => Object.fromEntries(wrong.map(feature => [feature.key, feature.fails(terms)])),
    check: (printed, { key }) =>
      features.some(
        feature => feature.key === key && feature.follows(printed.role('first').n, printed.role('added').n),
      ),
  }),
})
