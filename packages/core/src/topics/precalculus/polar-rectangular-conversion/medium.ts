import {
  both,
  expr,
  type FormMaker,
  figure,
  isNear,
  m,
  pointAnswer,
  pointList,
  point as pointOf,
  prose,
  surd,
  surdExpr,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  angle,
  drawAngle,
  gridFor,
  isOnAxis,
  isSame,
  numbersOf,
  type Polar,
  placeOf,
  rectangular,
  SPECIAL,
  theta,
} from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  toPolar: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Write the point in polar coordinates with ${m`r > 0`} and ${m`0 ≤ θ < 2π`}.`,
      es: prose`Escribe el punto en coordenadas polares con ${m`r > 0`} y ${m`0 ≤ θ < 2π`}.`,
    },
    draw(random): Polar {
      const twelfths = drawAngle(random)
      const k = random.int(1, 6)
      return { twelfths, r: isOnAxis(twelfths) ? surd(k) : twelfths % 3 === 0 ? surd(k, 2) : surd(2 * k) }
    },
    answer: pointAnswer,
    solve: ({ r, twelfths }) => [surdExpr(r), angle(twelfths)],
    ask: polar => both(pointOf(...rectangular(polar))),
    check(printed, answer) {
      const [radius = 0, turn = 0] = numbersOf(answer)
      const [px = 0, py = 0] = numbersOf(printed.one('list').items)
      return radius > 0 && turn >= 0 && turn < 2 * Math.PI - 1e-9 && isSame(placeOf([radius, turn]), [px, py])
    },
  }),

  threeNames: form({
    levels: ['medium'],
    draw: random => ({ r: random.int(1, 6), twelfths: random.pick(SPECIAL.filter(turn => turn % 12 !== 0)) }),
    answer: pointList,
    solve: ({ r, twelfths }) =>
      [
        { r, twelfths: twelfths - 24 },
        { r: -r, twelfths: twelfths - 12 },
        { r: -r, twelfths: twelfths < 12 ? twelfths + 12 : twelfths - 36 },
      ]
        .sort((a, b) => a.twelfths - b.twelfths)
        .map(({ r, twelfths }) => [expr(r), angle(twelfths)]),
    ask({ r, twelfths }) {
      const at = pointOf(r, angle(twelfths))
      const grid = figure(gridFor(twelfths, [{ r, degrees: twelfths * 15 }]))
      const span = m`-2π ≤ θ ≤ 2π`
      return {
        en: [
          prose`One name of the point is ${at}. Write its three other names with ${span}, in order of ${theta} from least to greatest.`,
          grid,
        ],
        es: [
          prose`Un nombre del punto es ${at}. Escribe sus otros tres nombres con ${span}, con ${theta} de menor a mayor.`,
          grid,
        ],
      }
    },
    check(printed, answer) {
      const given = numbersOf(printed.one('list').items)
      const names = answer.map(numbersOf)
      const turns = names.map(([, turn = 0]) => turn)
      return (
        names.every(name => isSame(placeOf(name), placeOf(given))) &&
        turns.every((turn, i) => Math.abs(turn) <= 2 * Math.PI + 1e-9 && (i === 0 || turn > (turns[i - 1] ?? 0))) &&
        turns.every(turn => !isNear(turn, given[1] ?? 0))
      )
    },
  }),
})
