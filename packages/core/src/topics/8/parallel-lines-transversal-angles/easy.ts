import {
  angleDegrees,
  angleNamed,
  answerStep,
  both,
  degrees,
  evaluate,
  exact,
  type FormMaker,
  figure,
  line,
  list,
  type Of,
  ofAllBut,
  option,
  parallelLinesTransversal,
  prose,
  step,
  symbolsOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { angleSteps, fits, labels, notSuchAPair, paragraphs, parallel, told, x } from './parts.ts'
import { acrossLines, drawPair, labelled, relationOf, sizeOf } from './transversal.ts'

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
    solution: ({ corners: [a, b], relation }) => [
      step(list(angleNamed(`${a}`), angleNamed(`${b}`)), because.whereTheyLie, { where: told[relation].where }),
      answerStep(paragraphs(told[relation].name), {
        en: [...line`Angles in these places are called `, ...told[relation].name.en, '.'],
        es: [...line`Los ángulos que están así se llaman `, ...told[relation].name.es, '.'],
      }),
    ],
    whyWrong: ({ corners }, answer) => ofAllBut(answer, notSuchAPair(...corners)),
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
    draw: random => drawPair(random, acrossLines),
    answer: angleDegrees,
    solve: ({ corners: [, b], angle }) => sizeOf(b, angle),
    ask: ({ corners: [a, b], angle, turn }) =>
      both(labelled(angle, turn, { [a]: degrees(sizeOf(a, angle)), [b]: x }, 13)),
    solution: ({ relation, corners: [a], angle }) => angleSteps(relation, sizeOf(a, angle)),
    check(printed, answer) {
      const all = labels(printed)
      const unknown = all.find(({ label }) => symbolsOf(label).size > 0)!
      const known = all.find(({ label }) => symbolsOf(label).size === 0)!
      return fits(known.corner, unknown.corner, evaluate(known.label), exact(answer))
    },
  }),
})
