import {
  type Both,
  both,
  decimal,
  exact,
  explained,
  type FormMaker,
  figure,
  type Inline,
  inequality,
  line,
  m,
  numberSet,
  prose,
  Ratio,
  relation,
  role,
  type Step,
  setOf,
  solveLinear,
} from '../../../author.ts'
import {
  agree,
  boundaryIn,
  boundaryOf,
  circleAndShade,
  emptyLine,
  holdsFor,
  inequalityOf,
  ray,
  rayDrawing,
  type Sign,
  windowAround,
} from '../../kit/equations/inequality.ts'
import { joined } from '../../kit/transformations/points.ts'
import { type RestStory, restStories, signInWords, upwardRestStories } from './inequality-stories.ts'
import type { levels } from './levels.ts'
import { areSolutions, drawDecimalStep, drawOneStep, findSolutions, isGraphOf, isSimple, POSITIVE, x } from './parts.ts'

/** What the two parts have to be together. */
const TOGETHER: Readonly<Record<Sign, (limit: number) => Both<readonly Inline[]>>> = {
  '<': limit => ({ en: line`They must be less than ${limit}.`, es: line`Deben ser menos de ${limit}.` }),
  '>': limit => ({ en: line`They must be more than ${limit}.`, es: line`Deben ser más de ${limit}.` }),
  '≤': limit => ({ en: line`They may be at most ${limit}.`, es: line`Pueden ser como máximo ${limit}.` }),
  '≥': limit => ({ en: line`They must be at least ${limit}.`, es: line`Deben ser como mínimo ${limit}.` }),
}

const solvedRest = ({ sign }: RestStory, part: number, limit: number): readonly Step[] => {
  const inequality = relation(m`x + ${part}`, sign, limit)
  const must = TOGETHER[sign](limit)
  return [
    explained(
      inequality,
      [...line`The two parts together are ${m`x + ${part}`}. `, ...must.en],
      [...line`Las dos partes juntas son ${m`x + ${part}`}. `, ...must.es],
    ),
    ...solveLinear(inequality),
  ]
}

/** Why some of the numbers are left out: the boundary is one of them, or it is not. */
const LEFT_OUT: Readonly<Record<Sign, (boundary: number) => Both<readonly Inline[]>>> = {
  '<': boundary => ({
    en: line` are not less than ${boundary}: leave them out.`,
    es: line` no son menores que ${boundary}: quítalos.`,
  }),
  '>': boundary => ({
    en: line` are not greater than ${boundary}: leave them out.`,
    es: line` no son mayores que ${boundary}: quítalos.`,
  }),
  '≤': boundary => ({
    en: line` are greater than ${boundary}: leave them out. The number ${boundary} itself is a solution.`,
    es: line` son mayores que ${boundary}: quítalos. El mismo ${boundary} sí es solución.`,
  }),
  '≥': boundary => ({
    en: line` are less than ${boundary}: leave them out. The number ${boundary} itself is a solution.`,
    es: line` son menores que ${boundary}: quítalos. El mismo ${boundary} sí es solución.`,
  }),
}

const COEFFICIENTS: readonly (readonly [n: number, d: number])[] = [
  [3, 4],
  [2, 3],
  [5, 2],
  [3, 5],
  [1, 4],
  [4, 3],
  [3, 2],
  [2, 5],
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  oneStep: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write the solution as an inequality with ${x} alone on the left.`,
      es: prose`Escribe la solución como una desigualdad con ${x} sola a la izquierda.`,
    },
    draw: drawDecimalStep,
    answer: inequality,
    solve: ({ sign, boundary }) => inequalityOf('x', sign, boundary),
    ask: ({ statement }) => both(statement),
    solution: ({ statement }) => solveLinear(statement),
    check: (printed, answer) =>
      answer.kind === 'relation' &&
      isSimple(answer) &&
      agree(holdsFor(printed.one('relation')), holdsFor(answer), [boundaryIn(answer)]),
  }),
  solutionSet: form({
    levels: ['hard'],
    instruction: findSolutions,
    lines: 2,
    draw(random, { signs }) {
      const [n, d] = random.evenly(COEFFICIENTS)
      const boundary = d * random.int(2, 5)
      const apart = [...random.sample([-d, -1, Ratio.of(-1, 2)], 2), 0, ...random.sample([Ratio.of(1, 2), 1, d], 2)]
      const sign = random.evenly(signs)
      return {
        sign,
        boundary,
        statement: relation(m`${Ratio.of(n, d)}x`, sign, (n * boundary) / d),
        values: apart.map(by => Ratio.of(boundary).plus(by)).sort((a, b) => a.compare(b)),
      }
    },
    answer: numberSet,
    solve: ({ statement, values }) => values.filter(holdsFor(statement)).map(value => decimal(value)),
    ask: ({ statement, values }) => both([statement, setOf(...values.map(value => decimal(value)))]),
    solution: ({ statement, sign, boundary, values }, answer) => {
      const steps = solveLinear(statement)
      const others = joined(...values.filter(value => !holdsFor(statement)(value)).map(value => decimal(value)))
      const left = LEFT_OUT[sign](boundary)
      return [...steps, explained(setOf(...answer), [...others.en, ...left.en], [...others.es, ...left.es])]
    },
    check: areSolutions,
  }),
  restSituation: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Write and solve an inequality for the situation. Write the solution with ${x} alone on the left.`,
      es: prose`Escribe y resuelve una desigualdad para la situación. Escribe la solución con ${x} sola a la izquierda.`,
    },
    lines: 2,
    draw(random) {
      const story = random.evenly(restStories)
      const [part, rest] = [random.int(...story.part), random.int(...story.rest)]
      return { story, part, limit: part + rest }
    },
    answer: inequality,
    solve: ({ story, part, limit }) => inequalityOf('x', story.sign, limit - part),
    // The inequality is to be written too.
    key: ({ story, part, limit }) => both(relation(m`x + ${part}`, story.sign, limit)),
    ask: ({ story, part, limit }) => story.says(role('part', story.shown(part)), role('limit', story.shown(limit))),
    solution: ({ story, part, limit }, answer) => [
      ...solvedRest(story, part, limit).slice(0, -1),
      explained(
        answer,
        [...line`Simplify. `, ...story.ends(story.shown(limit - part)).en],
        [...line`Simplifica. `, ...story.ends(story.shown(limit - part)).es],
      ),
    ],
    // With the part that is there, the boundary makes the limit.
    check: (printed, answer) =>
      answer.kind === 'relation' &&
      isSimple(answer) &&
      answer.sign === signInWords(printed.text) &&
      exact(answer.right).plus(printed.role('part')).equals(printed.role('limit')),
  }),
  graphOneStep: form({
    levels: ['hard'],
    instruction: {
      en: prose`Graph the solutions on the number line.`,
      es: prose`Grafica las soluciones en la recta numérica.`,
    },
    draw: drawOneStep,
    answer: rayDrawing,
    solve: ({ drawn }) => drawn,
    ask: ({ statement }) => both([statement, figure(emptyLine(POSITIVE))]),
    solution: ({ statement, sign, boundary, drawn }) => [
      ...solveLinear(statement),
      ...circleAndShade(sign, boundary, drawn),
    ],
    check: isGraphOf,
  }),
  graphSituation: form({
    levels: ['hard'],
    instruction: {
      en: prose`Graph all values of ${x} that fit the situation.`,
      es: prose`Grafica todos los valores de ${x} que son posibles en la situación.`,
    },
    draw(random) {
      const story = random.evenly(upwardRestStories)
      const [part, rest] = [random.int(...story.part), random.int(...story.rest)]
      return { story, part, rest, limit: part + rest, window: windowAround(rest, 5, story.step) }
    },
    answer: rayDrawing,
    solve: ({ story, rest, window }) => ray(story.sign, rest, window),
    ask({ story, part, limit, window }) {
      const line = figure(emptyLine(window))
      const { en, es } = story.says(role('part', story.shown(part)), role('limit', story.shown(limit)))
      return { en: [en, line], es: [es, line] }
    },
    solution: ({ story, part, rest, limit, window }) => [
      ...solvedRest(story, part, limit),
      ...circleAndShade(story.sign, rest, ray(story.sign, rest, window)),
    ],
    check: (printed, answer) =>
      answer.sign === signInWords(printed.text) &&
      boundaryOf(answer).plus(printed.role('part')).equals(printed.role('limit')),
  }),
})
