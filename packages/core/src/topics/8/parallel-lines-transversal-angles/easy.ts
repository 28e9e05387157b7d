import { angleDegrees } from '../../../answer/number.ts'
import { option } from '../../../answer/option.ts'
import { both, figure, prose } from '../../../content.ts'
import { parallelLinesTransversal } from '../../../figure/parallel-lines-transversal.ts'
import { angleNamed, degrees } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Of } from '../../../math/expr.ts'
import { symbolsOf } from '../../../math/symbols.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { fits, labels, parallel, x } from './parts.ts'
import { drawPair, labelled, relationOf, relations, sizeOf } from './transversal.ts'

const NAMES = option({
  corresponding: { en: prose`corresponding angles`, es: prose`ángulos correspondientes` },
  alternateInterior: { en: prose`alternate interior angles`, es: prose`ángulos alternos internos` },
  alternateExterior: { en: prose`alternate exterior angles`, es: prose`ángulos alternos externos` },
  sameSideInterior: { en: prose`same-side interior angles`, es: prose`ángulos internos del mismo lado` },
  vertical: { en: prose`vertical angles`, es: prose`ángulos opuestos por el vértice` },
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  namePair: form({
    levels: ['easy'],
    share: 2,
    lines: 0,
    draw: random => drawPair(random),
    answer: NAMES,
    solve: ({ relation }) => relation,
    ask({ angle, turn, corners: [a, b] }) {
      const drawn = figure(parallelLinesTransversal({ angle, labels: 'all', turn }))
      const [one, two] = [angleNamed(`${a}`), angleNamed(`${b}`)]
      return {
        en: [drawn, prose`What kind of angles are ${one} and ${two}?`],
        es: [drawn, prose`¿Qué tipo de ángulos son ${one} y ${two}?`],
      }
    },
    // By the places of the two numbers in the figure.
    check(printed, answer) {
      const [one, two] = printed.all('prefixed').map(({ of }) => Number((of as Of<'symbol'>).name))
      return relationOf(one!, two!) === answer
    },
  }),

  findAngle: form({
    levels: ['easy'],
    share: 2,
    instruction: parallel,
    lines: 1,
    draw: random => drawPair(random, relations),
    answer: angleDegrees,
    solve: ({ corners: [, b], angle }) => sizeOf(b, angle),
    ask: ({ corners: [a, b], angle, turn }) =>
      both(labelled(angle, turn, { [a]: degrees(sizeOf(a, angle)), [b]: x }, 13)),
    check(printed, answer) {
      const all = labels(printed)
      const unknown = all.find(({ label }) => symbolsOf(label).size > 0)!
      const known = all.find(({ label }) => symbolsOf(label).size === 0)!
      return fits(known.corner, unknown.corner, evaluate(known.label), exact(answer))
    },
  }),
})
