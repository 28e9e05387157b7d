import {
  type Both,
  both,
  type Content,
  circle,
  degrees,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  line,
  m,
  measureOfAngle,
  numberOfDegrees,
  over,
  prose,
  type Random,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { x } from '../../kit/angles/x-and-y.ts'
import type { levels } from './levels.ts'
import { drawArc, find, measuredX } from './parts.ts'
import { ANGLE, readSize } from './shared.ts'

const evenArc = (random: Random) => 2 * random.int(25, 105)

const ARC = { en: line`the intercepted arc`, es: line`el arco interceptado` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  angleAndArc: form({
    levels: ['easy'],
    share: 2,
    instruction: find,
    draw(random) {
      const arc = evenArc(random)
      return { arc, at: drawArc(random, arc, 1), isArcGiven: random.evenly([true, false]) }
    },
    answer: numberOfDegrees,
    solve: ({ arc, isArcGiven }) => (isArcGiven ? arc / 2 : arc),
    ask: ({ arc, at: { A, B, C }, isArcGiven }) =>
      both(
        figure(
          circle({
            points: { A, B, C },
            lines: ['CA', 'CB'],
            angles: [{ of: 'ACB', label: degrees(isArcGiven ? x : arc / 2) }],
            arcs: [{ of: 'AB', label: degrees(isArcGiven ? arc : x) }],
            size: 12,
          }),
        ),
      ),
    solution: ({ arc, isArcGiven }) =>
      isArcGiven
        ? [
            step(degrees(arc), because.read, { what: ARC }),
            step(equation(equation(x, over(arc, 2)), arc / 2), because.inscribedHalf),
          ]
        : [
            step(degrees(arc / 2), because.read, { what: ANGLE }),
            explained(
              equation(equation(x, m`2(${arc / 2})`), arc),
              line`An arc measures twice the inscribed angle that intercepts it.`,
              line`Un arco mide el doble del ángulo inscrito que lo intercepta.`,
            ),
          ],
    // Measured on the drawing.
    check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
  }),
  diameter: form({
    levels: ['easy'],
    draw: random => ({ angle: random.intExcept(25, 65, 45), start: random.int(0, 359), isLeft: random.chance(0.5) }),
    answer: numberOfDegrees,
    solve: ({ angle }) => 90 - angle,
    ask({ angle, start, isLeft }): Both<Content> {
      const turn = isLeft ? 180 - 2 * angle : 180 + 2 * angle
      const drawn = figure(
        circle({
          center: 'O',
          points: { A: start, B: (start + 180) % 360, C: (start + turn) % 360 },
          lines: ['AB', 'BC', 'CA'],
          angles: [
            { of: 'BAC', label: degrees(angle) },
            { of: 'ABC', label: degrees(x) },
          ],
          size: 13,
        }),
      )
      return {
        en: [drawn, prose`${symbol('AB')} is a diameter. Find ${x}.`],
        es: [drawn, prose`${symbol('AB')} es un diámetro. Halla ${x}.`],
      }
    },
    solution: ({ angle }) => [
      readSize(measureOfAngle('BAC'), angle, ANGLE),
      step(equation(measureOfAngle('ACB'), degrees(90)), because.semicircleRight),
      step(equation(x, m`180 - 90 - ${angle}`), because.thirdAngle),
      step(equation(x, 90 - angle), because.subtractKnownAngles),
    ],
    check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
  }),
  sameArc: form({
    levels: ['easy'],
    instruction: find,
    draw(random) {
      const arc = 2 * random.int(25, 70)
      return { arc, at: drawArc(random, arc, 2) }
    },
    answer: numberOfDegrees,
    solve: ({ arc }) => arc / 2,
    ask: ({ arc, at: { A, B, C, D } }) =>
      both(
        figure(
          circle({
            points: { A, B, C, D },
            lines: ['CA', 'CB', 'DA', 'DB'],
            angles: [
              { of: 'ACB', label: degrees(arc / 2) },
              { of: 'ADB', label: degrees(x) },
            ],
            size: 15,
          }),
        ),
      ),
    solution: ({ arc }) => [
      readSize(measureOfAngle('ACB'), arc / 2, {
        en: line`the angle at C, which intercepts the same arc AB as the angle at D`,
        es: line`el ángulo en C, que intercepta el mismo arco AB que el ángulo en D`,
      }),
      step(equation(x, arc / 2), because.sameArcEqual),
    ],
    check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
  }),
})
