import {
  bracketed,
  type Expr,
  type FormMaker,
  itemOf,
  line,
  type Printed,
  type Random,
  sum,
  words,
} from '../../../author.ts'
import { SAID, type Shape, shapeOf } from '../../kit/transformations/figures.ts'
import { mirrorSteps } from '../../kit/transformations/mirror-steps.ts'
import {
  besideMirror,
  isMirrored,
  type Mirror,
  mirrorSaid,
  printedMirrors,
  reflected,
  type Straight,
  X_AXIS,
  Y_AXIS,
} from '../../kit/transformations/mirrors.ts'
import {
  givenVertices,
  lettersJoined,
  namedJoined,
  namedPoints,
  nameOf,
  PRIME,
  paragraph,
  type Vertices,
} from '../../kit/transformations/points.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>

export const shapeName = (given: Vertices) => {
  const { en, es } = SAID[shapeOf(given)]
  return words(en, es)
}

export const AXES = [X_AXIS, Y_AXIS] as const
/** (2 + (−6)), to be halved. */
export const halfSum = (a: number, b: number): Expr => bracketed(sum(a, b < 0 ? bracketed(b) : b))
/** An upright or a level line, but no axis. */
/** Each form has lines of its own, so that a sheet shows none twice. */
export const drawLine = (random: Random, along: Straight['along'], from: readonly number[]): Straight => ({
  along,
  k: random.pick(from),
})

export const drawReflection = (
  random: Random,
  shape: Shape,
  mirror: Straight,
  how: { readonly least: number; readonly crosses: boolean },
) => {
  const given = besideMirror(random, shape, mirror, how)
  return { given, mirror, image: reflected(given, mirror) }
}

interface Reflection {
  readonly given: Vertices
  readonly mirror: Mirror
  readonly image: Vertices
}

/** What every form is made of that lists the vertices of a figure and asks for those of its image. */
export const listed = {
  answer: namedPoints(PRIME),
  solve: ({ image }: Reflection) => image,
  ask({ given, mirror }: Reflection) {
    const [spoken, shape, name] = [mirrorSaid(mirror), shapeName(given), nameOf(given.length)]
    const [all, wanted] = [namedJoined(given), lettersJoined(given.length, PRIME)]
    return {
      en: paragraph(
        line`The vertices of ${shape} ${name} are `,
        all.en,
        line`. The ${shape} is reflected across `,
        spoken.en,
        line`. Find `,
        wanted.en,
        line`.`,
      ),
      es: paragraph(
        line`Los vértices del ${shape} ${name} son `,
        all.es,
        line`. El ${shape} se refleja sobre `,
        spoken.es,
        line`. Halla `,
        wanted.es,
        line`.`,
      ),
    }
  },
  solution: ({ given, mirror }: Reflection) => mirrorSteps(given, mirror),
  check: (printed: Printed, image: Vertices) =>
    givenVertices(printed).every((at, i) => isMirrored(at, itemOf(image, i), itemOf(printedMirrors(printed), 0))),
}
