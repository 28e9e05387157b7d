import {
  both,
  divide,
  equation,
  equationAnswer,
  explainedBy,
  figure,
  itemOf,
  line,
  option,
  type Point,
  people,
  name as personName,
  prose,
  subject,
  symbol,
} from '../../../author.ts'
import { drawnImage, drawnStep, grid, imageKey, verticesStep } from '../../kit/transformations/grids.ts'
import { mirrorSteps } from '../../kit/transformations/mirror-steps.ts'
import {
  equationOf,
  isMirrored,
  mirrorOf,
  mirrorSaid,
  printedMirrors,
  reflected,
  type Straight,
  X_AXIS,
  Y_AXIS,
} from '../../kit/transformations/mirrors.ts'
import {
  atLetter,
  givenVertices,
  letter,
  named,
  namedJoined,
  nameOf,
  PRIME,
  paragraph,
  printedPoints,
} from '../../kit/transformations/points.ts'
import { AXES, drawLine, drawReflection, type Form, halfSum, listed, shapeName } from './parts.ts'

/** Letters that no choice is lettered with. */
const NAMES = 'JKLM'
const nameAt = (i: number, prime = '') => symbol(NAMES.charAt(i) + prime)
const WRONG = option({
  0: both(nameAt(0, PRIME)),
  1: both(nameAt(1, PRIME)),
  2: both(nameAt(2, PRIME)),
  3: both(nameAt(3, PRIME)),
})
type Slip = 'other axis' | 'both signs' | 'no change'
const SLIPS: readonly Slip[] = ['other axis', 'both signs', 'no change']
const slipped = (at: Point, { along }: Straight, slip: Slip): Point => {
  const other = along === 'x =' ? X_AXIS : Y_AXIS
  if (slip === 'no change') return at
  return slip === 'other axis' ? itemOf(reflected([at], other), 0) : [0 - at[0], 0 - at[1]]
}

export const mediumForms = (form: Form) => ({
  drawAcross: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const shape = random.evenly(['quadrilateral', 'triangle', 'quadrilateral'] as const)
      const along = random.evenly(['x =', 'y ='] as const)
      return drawReflection(random, shape, drawLine(random, along, [-4, -1, 3]), {
        least: 0,
        crosses: random.evenly([true, false]),
      })
    },
    answer: drawnImage,
    solve: facts => facts,
    ask({ given, mirror }) {
      const [spoken, drawn, shape, name] = [
        mirrorSaid(mirror),
        figure(grid({ given, mirror })),
        shapeName(given),
        nameOf(given.length),
      ]
      return {
        en: [paragraph(line`Reflect ${shape} ${name} across `, spoken.en, line`. Draw and label the image.`), drawn],
        es: [
          paragraph(
            line`Refleja el ${shape} ${name} sobre `,
            spoken.es,
            line`. Dibuja la imagen y rotula sus vértices.`,
          ),
          drawn,
        ],
      }
    },
    key: (_, pictured) => imageKey(pictured),
    solution: ({ given, mirror, image }) => [
      verticesStep(given),
      ...mirrorSteps(given, mirror),
      drawnStep({ given, image, mirror }),
    ],
    check: (printed, { image }) =>
      givenVertices(printed).every((at, i) => isMirrored(at, itemOf(image, i), itemOf(printedMirrors(printed), 0))),
  }),

  listAcross: form({
    levels: ['medium'],
    share: 2,
    lines: 2,
    draw(random) {
      const shape = random.evenly(['triangle', 'quadrilateral'] as const)
      const along = random.evenly(['y =', 'x ='] as const)
      const mirror = drawLine(random, along, [-3, 1, 4])
      return drawReflection(random, shape, mirror, { least: 0, crosses: random.evenly([false, true]) })
    },
    ...listed,
  }),

  nameMirror: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const along = random.evenly(['y =', 'x ='] as const)
      const shape = random.evenly(['triangle', 'quadrilateral'] as const)
      return drawReflection(random, shape, drawLine(random, along, [-2, 2]), {
        least: 1,
        crosses: random.evenly([false, true]),
      })
    },
    answer: equationAnswer,
    solve: ({ mirror }) => equationOf(mirror),
    ask({ given, image }) {
      const drawn = figure(grid({ given, image }))
      const [shape, name, primed] = [shapeName(given), nameOf(given.length), nameOf(given.length, PRIME)]
      return {
        en: [
          drawn,
          prose`A reflection takes ${shape} ${name} to ${primed}. Write an equation of the line of reflection.`,
        ],
        es: [
          drawn,
          prose`Una reflexión lleva el ${shape} ${name} a ${primed}. Escribe una ecuación del eje de reflexión.`,
        ],
      }
    },
    solution({ given, image, mirror }) {
      const [a, b] = [itemOf(given, 0), itemOf(image, 0)]
      const axis = mirror.along === 'x =' ? 0 : 1
      const [from, to] = [letter(0), letter(0, PRIME)]
      return [
        explainedBy(
          paragraph(line`${atLetter(from, ...a)}; ${atLetter(to, ...b)}`),
          axis === 0
            ? {
                en: line`Read one vertex and its image. They differ in ${symbol('x')}, so the line of reflection is vertical.`,
                es: line`Lee un vértice y su imagen. Se diferencian en ${symbol('x')}, así que el eje de reflexión es vertical.`,
              }
            : {
                en: line`Read one vertex and its image. They differ in ${symbol('y')}, so the line of reflection is horizontal.`,
                es: line`Lee un vértice y su imagen. Se diferencian en ${symbol('y')}, así que el eje de reflexión es horizontal.`,
              },
        ),
        explainedBy(equation(divide(halfSum(a[axis], b[axis]), 2), mirror.k), halfwaySaid(axis === 0)),
        explainedBy(equationOf(mirror), {
          en: line`Write the equation of this line.`,
          es: line`Escribe la ecuación de esta recta.`,
        }),
      ]
    },
    check(printed, answer) {
      const [given, image] = printed.figure('transformation-grid').shapes
      const [mirror] = mirrorOf(answer)
      return (
        mirror !== undefined && given!.vertices.every((at, i) => isMirrored(at, itemOf(image!.vertices, i), mirror))
      )
    },
  }),

  whichIsWrong: form({
    levels: ['medium'],
    share: 2,
    kind: 'find-mistake',
    draw: random =>
      random.until(
        () => {
          const [person, mirror] = [random.pick(people), random.evenly(AXES)]
          const { given, image } = drawReflection(random, 'quadrilateral', mirror, { least: 1, crosses: true })
          const [wrong, slip] = [random.evenly([0, 1, 2, 3]), random.evenly(SLIPS)]
          const written = image.map((at, i) => (i === wrong ? slipped(itemOf(given, i), mirror, slip) : at))
          return { person, given, mirror, image, wrong, slip, written }
        },
        ({ given, wrong, written }) => {
          const [x, y] = itemOf(given, wrong)
          return x !== 0 && y !== 0 && new Set(written.map(String)).size === 4
        },
      ),
    answer: WRONG,
    solve: ({ wrong }) => String(wrong) as '0' | '1' | '2' | '3',
    ask({ person, given, mirror, written }) {
      const [who, she, spoken] = [personName(person), subject(person), mirrorSaid(mirror)]
      const [name, all, images] = [symbol(NAMES), namedJoined(given, '', NAMES), namedJoined(written, PRIME, NAMES)]
      return {
        en: paragraph(
          line`${who} reflected quadrilateral ${name} across `,
          spoken.en,
          line`. The vertices are `,
          all.en,
          line`. For the image ${she} wrote `,
          images.en,
          line`. Which point of the image is wrong?`,
        ),
        es: paragraph(
          line`${who} reflejó el cuadrilátero ${name} sobre `,
          spoken.es,
          line`. Los vértices son `,
          all.es,
          line`. Para la imagen escribió `,
          images.es,
          line`. ¿Qué punto de la imagen es incorrecto?`,
        ),
      }
    },
    key: ({ image, wrong }) => {
      const right = atLetter(nameAt(wrong, PRIME), ...itemOf(image, wrong))
      return { en: paragraph(line`It should be ${right}.`), es: paragraph(line`Debe ser ${right}.`) }
    },
    solution({ given, mirror, image, wrong, slip }) {
      const [rule] = mirrorSteps(given, mirror)
      return [
        rule!,
        explainedBy(named(image, PRIME, NAMES), {
          en: line`Use the rule for each vertex, and compare with the points that were written.`,
          es: line`Usa la regla con cada vértice y compara con los puntos escritos.`,
        }),
        explainedBy(nameAt(wrong, PRIME), slipSaid(slip, wrong)),
      ]
    },
    check(printed, answer) {
      const points = printedPoints(printed)
      const mirror = itemOf(printedMirrors(printed), 0)
      return [...NAMES].every(
        (of, i) => isMirrored(points.get(of)!, points.get(of + PRIME)!, mirror) === (Number(answer) !== i),
      )
    },
  }),
})

const slipSaid = (slip: Slip, wrong: number) => {
  const at = nameAt(wrong, PRIME)
  switch (slip) {
    case 'other axis':
      return {
        en: line`Only ${at} differs: it was reflected across the other axis.`,
        es: line`Solo ${at} es distinto: se reflejó sobre el otro eje.`,
      }
    case 'both signs':
      return {
        en: line`Only ${at} differs: both coordinates were changed to their opposites.`,
        es: line`Solo ${at} es distinto: se cambiaron las dos coordenadas a sus opuestos.`,
      }
    case 'no change':
      return {
        en: line`Only ${at} differs: its coordinates were left as they are in the figure.`,
        es: line`Solo ${at} es distinto: se dejaron sus coordenadas como en la figura.`,
      }
  }
}

const halfwaySaid = (isUpright: boolean) => {
  const [from, to, of] = [letter(0), letter(0, PRIME), symbol(isUpright ? 'x' : 'y')]
  return {
    en: line`The line lies halfway between ${from} and ${to}: add their ${of}-coordinates and divide by 2.`,
    es: line`El eje de reflexión pasa por el punto medio entre ${from} y ${to}: suma sus coordenadas ${of}; luego divide entre 2.`,
  }
}
