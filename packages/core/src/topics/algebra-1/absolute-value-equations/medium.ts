import {
  absolute,
  both,
  equation,
  equationAnswer,
  type FormMaker,
  findMistake,
  line,
  m,
  numberLine,
  prose,
  Ratio,
  ratioOfExact,
  type Work,
  withFigure,
} from '../../../author.ts'
import { endsSteps, equationOfEnds, isolatedSteps, rootsOf, sameNumbers } from './absolute.ts'
import type { levels } from './levels.ts'
import {
  casesWork,
  checkRoots,
  draw,
  drawIsolated,
  follows,
  type Isolated,
  type Slip,
  saysLost,
  saysMirrored,
  solutions,
} from './parts.ts'

/** k|x + b| + c = d: what is added is undone, then the factor, then the cases follow. */
function isolatedWork(
  { factor, inside: [, b], added, value }: Isolated,
  slip: Slip | 'addedAgain' | 'factorSubtracted',
): Work {
  const bars = absolute(m`x + ${b}`)
  const [product, alone] =
    slip === 'addedAgain'
      ? [factor * value + 2 * added, value + (2 * added) / factor]
      : slip === 'factorSubtracted'
        ? [factor * value, factor * value - factor]
        : [factor * value, value]
  return [
    m`${factor}${bars} + ${added} = ${factor * value + added}`,
    m`${factor}${bars} = ${product}`,
    equation(bars, alone),
    ...casesWork(b, alone, slip === 'addedAgain' || slip === 'factorSubtracted' ? 'none' : slip),
  ]
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['medium', 'hard'],
    share: 4,
    instruction: {
      en: prose`Solve the equation. Write all solutions, or “no solution.”`,
      es: prose`Resuelve la ecuación. Escribe todas las soluciones o “no tiene solución”.`,
    },
    draw,
    answer: solutions,
    solve: ({ roots }) => roots,
    ask: ({ equation }) => both(equation),
    solution: ({ steps }) => steps(),
    // Solves every straight piece of the two sides.
    check: checkRoots,
  }),
  fromLine: form({
    levels: ['medium'],
    wide: true,
    lines: 2,
    draw(random) {
      const [middle, half] = [random.pick([-5, -3, -1, 1, 3, 5]), random.int(1, 4)]
      return { low: middle - half, high: middle + half }
    },
    answer: { ...equationAnswer, requires: 'distance-form' },
    solve: ({ low, high }) => equationOfEnds(Ratio.of(low), Ratio.of(high)),
    ask: ({ low, high }) =>
      withFigure(
        {
          en: prose`The points on the number line are all the solutions of an absolute value equation. Write the equation in the form ${m`|x - a| = b`}.`,
          es: prose`Los puntos en la recta numérica son todas las soluciones de una ecuación con valor absoluto. Escribe la ecuación en la forma ${m`|x - a| = b`}.`,
        },
        numberLine({ from: -10, to: 10, step: 1, points: [low, high] }),
      ),
    solution: ({ low, high }) => endsSteps(low, high),
    // The solutions of the equation are the drawn points.
    check: (printed, answer) =>
      sameNumbers(
        rootsOf(answer),
        printed.figure('number-line').points.map(({ at }) => ratioOfExact(at)),
      ),
  }),
  findTheErrorWhenIsolating: form(
    findMistake({
      levels: ['medium'],
      share: 2,
      lines: 4,
      draw: random =>
        random.until(
          () => drawIsolated(random, 1),
          ({ factor, inside: [, b], added, value }) =>
            (2 * added) % factor === 0 &&
            value + (2 * added) / factor > 0 &&
            factor * value - factor > 0 &&
            value !== b,
        ),
      work: facts => isolatedWork(facts, 'none'),
      steps: ({ factor, inside, added, value }) => isolatedSteps(factor, inside, added, value),
      mistakes: {
        addedAgain: {
          says: ({ added }) =>
            added > 0
              ? { en: line`${added} was added, not subtracted`, es: line`se sumó ${added} en lugar de restarlo` }
              : { en: line`${-added} was subtracted, not added`, es: line`se restó ${-added} en lugar de sumarlo` },
          work: facts => isolatedWork(facts, 'addedAgain'),
        },
        factorSubtracted: {
          says: ({ factor }) => ({
            en: line`${factor} was subtracted; it is a factor, so divide`,
            es: line`se restó ${factor}; es un factor, así que hay que dividir`,
          }),
          work: facts => isolatedWork(facts, 'factorSubtracted'),
        },
        caseLost: { says: ({ value }) => saysLost(value), work: facts => isolatedWork(facts, 'caseLost') },
        mirrored: {
          says: ({ inside: [, b], value }) => saysMirrored(value - b, m`x + ${b} = ${-value}`),
          work: facts => isolatedWork(facts, 'mirrored'),
        },
      },
      follows,
    }),
  ),
})
