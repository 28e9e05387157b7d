import {
  angleDegrees,
  type Both,
  both,
  type Content,
  circle,
  degrees,
  exact,
  type FormMaker,
  figure,
  integer,
  measureOfAngle,
  prose,
} from '../../../author.ts'
import { asDegrees, drawX, labelFor } from '../../kit/angles/linear-labels.ts'
import { x, xAndY, y } from '../../kit/angles/x-and-y.ts'
import { measuredAngle } from './circle-angles.ts'
import type { levels } from './levels.ts'
import { drawArc, drawQuadrilateral, find, findBoth, measuredX, quadrilateral, solvesBoth } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  expressions: form({
    levels: ['medium'],
    share: 2,
    lines: 4,
    draw(random) {
      const isArc = random.evenly([true, false])
      const arc = 2 * random.int(isArc ? 32 : 40, 70)
      const sizes = isArc ? [arc, arc / 2] : [arc / 2, arc / 2]
      const labels = random.until(
        () => {
          const at = drawX(random, ...sizes)
          return sizes.map(size => labelFor(random, size, at))
        },
        ([one, two]) => one!.a !== (isArc ? 2 : 1) * two!.a,
      )
      return { isArc, arc, at: drawArc(random, arc, isArc ? 1 : 2), labels: labels.map(({ of }) => asDegrees(of)) }
    },
    answer: angleDegrees,
    solve: ({ arc }) => arc / 2,
    ask({ isArc, at: { A, B, C, D }, labels: [first, second] }): Both<Content> {
      const drawn = figure(
        circle({
          points: isArc ? { A, B, C } : { A, B, C, D },
          lines: isArc ? ['CA', 'CB'] : ['CA', 'CB', 'DA', 'DB'],
          angles: isArc
            ? [{ of: 'ACB', label: second! }]
            : [
                { of: 'ACB', label: second! },
                { of: 'ADB', label: first! },
              ],
          arcs: isArc ? [{ of: 'AB', label: first! }] : [],
          size: isArc ? 15 : 17,
        }),
      )
      const wanted = measureOfAngle('ACB')
      return {
        en: [drawn, prose`Find ${wanted}.`],
        es: [drawn, prose`Halla ${wanted}.`],
      }
    },
    // All labels agree on x, and the angle is measured on the drawing.
    check: (printed, answer) =>
      measuredX(printed)?.isInteger === true &&
      measuredAngle(printed.figure('circle'), ['A', 'C', 'B']).equals(exact(answer)),
  }),

  quadrilateral: form({
    levels: ['medium'],
    share: 2,
    instruction: find,
    lines: 3,
    draw(random) {
      const drawn = drawQuadrilateral(random)
      const isSecond = random.chance(0.5)
      const size = isSecond ? drawn.b : drawn.a
      const at = drawX(random, 180 - size)
      return { ...drawn, isSecond, size, value: at, label: asDegrees(labelFor(random, 180 - size, at).of) }
    },
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ at, isSecond, size, label }) =>
      both(quadrilateral(at, isSecond ? [null, degrees(size), null, label] : [degrees(size), null, label, null])),
    check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
  }),

  quadrilateralAngles: form({
    levels: ['medium'],
    instruction: findBoth,
    lines: 3,
    draw: drawQuadrilateral,
    answer: xAndY,
    solve: ({ a, b }) => [180 - a, 180 - b],
    ask: ({ a, b, at }) => both(quadrilateral(at, [degrees(a), degrees(b), degrees(x), degrees(y)])),
    check: solvesBoth,
  }),
})
