import {
  type Block,
  type Both,
  degrees,
  type Expr,
  figure,
  type Inline,
  line,
  polygon,
  prose,
  Ratio,
  regularVertices,
  rightTriangle,
  type Surd,
  surd,
  triangle,
} from '../../../author.ts'
import { x } from '../../kit/angles/x-and-y.ts'
import type { SideIndex, Special } from '../../kit/triangles/special-triangles.ts'

export type Words = Both<readonly Inline[]>

interface Application {
  readonly unit: 'centimeter' | 'inch' | 'meter' | 'foot'
  readonly says: (given: Expr) => Both<Block>
  readonly sketch: (given: Expr) => Block
  readonly answer: (given: number) => Surd
  /** Where the special triangle is, its given side and the one that is found. */
  readonly reads: Words
  readonly triangle: readonly [Special, SideIndex, SideIndex]
  readonly isDoubled?: true
  /** So many sides of this length make the perimeter that is asked. */
  readonly around?: 3 | 4
  /** So many times what is found, and why. */
  readonly adds?: { readonly times: number; readonly how: Words }
  readonly ends: (found: Expr) => Words
}

const squareCorners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

const standing = (angle: number, labels: { readonly AB?: Expr; readonly CA?: Expr; readonly BC?: Expr }) =>
  figure(
    rightTriangle({ legs: [1, Math.tan((angle * Math.PI) / 180)], names: null, sides: labels, angles: { B: angle } }),
  )

export const applications: readonly Application[] = [
  {
    unit: 'centimeter',
    says: side => ({
      en: prose`Each side of a rhombus measures ${side}, and one angle is ${degrees(60)}. Find the length of the long diagonal.`,
      es: prose`Cada lado de un rombo mide ${side} y uno de sus ángulos mide ${degrees(60)}. Halla la longitud de la diagonal mayor.`,
    }),
    sketch: side =>
      figure(
        polygon({
          vertices: [
            [0, 0],
            [1, 0],
            [1.5, Math.sqrt(3) / 2],
            [0.5, Math.sqrt(3) / 2],
          ],
          sides: [side],
          lines: [{ of: 'AC', dashed: true, label: 'x' }],
        }),
      ),
    answer: side => surd(side, 3),
    reads: {
      en: line`The diagonals are perpendicular and cut the angles in half. Half of the long diagonal is the long leg of a right triangle with angles of ${degrees(30)} and ${degrees(60)}; the side is its hypotenuse.`,
      es: line`Las diagonales son perpendiculares y dividen los ángulos por la mitad. La mitad de la diagonal mayor es el cateto mayor de un triángulo rectángulo con ángulos de ${degrees(30)} y ${degrees(60)}; el lado es su hipotenusa.`,
    },
    triangle: [30, 2, 1],
    isDoubled: true,
    ends: found => ({ en: line`The long diagonal is ${found} long.`, es: line`La diagonal mayor mide ${found}.` }),
  },
  {
    unit: 'meter',
    says: diagonal => ({
      en: prose`The diagonal of a square measures ${diagonal}. Find the perimeter of the square.`,
      es: prose`La diagonal de un cuadrado mide ${diagonal}. Halla el perímetro del cuadrado.`,
    }),
    sketch: diagonal =>
      figure(
        polygon({
          vertices: squareCorners,
          sides: ['x'],
          lines: [{ of: 'AC', label: diagonal }],
          angles: [null, { mark: 'square' }],
        }),
      ),
    answer: diagonal => surd(2 * diagonal, 2),
    reads: {
      en: line`The diagonal cuts the square into two right triangles with angles of ${degrees(45)}: it is their hypotenuse.`,
      es: line`La diagonal divide el cuadrado en dos triángulos rectángulos con ángulos de ${degrees(45)}: es su hipotenusa.`,
    },
    triangle: [45, 2, 0],
    around: 4,
    ends: found => ({ en: line`The perimeter is ${found}.`, es: line`El perímetro es ${found}.` }),
  },
  {
    unit: 'centimeter',
    says: side => ({
      en: prose`Each side of a regular hexagon measures ${side}. Find the distance between two opposite sides.`,
      es: prose`Cada lado de un hexágono regular mide ${side}. Halla la distancia entre dos lados opuestos.`,
    }),
    sketch: side =>
      figure(
        polygon({
          vertices: regularVertices(6),
          sides: [side],
          lines: [{ of: 'BD', dashed: true, label: 'x' }],
          marked: [
            { of: 'ABD', mark: 'square' },
            { of: 'EDB', mark: 'square' },
          ],
        }),
      ),
    answer: side => surd(side, 3),
    reads: {
      en: line`The angle between two sides is ${degrees(120)}. Half of the dashed segment is the long leg of a right triangle with angles of ${degrees(30)} and ${degrees(60)}; the side is its hypotenuse.`,
      es: line`El ángulo entre dos lados mide ${degrees(120)}. La mitad del segmento discontinuo es el cateto mayor de un triángulo rectángulo con ángulos de ${degrees(30)} y ${degrees(60)}; el lado es su hipotenusa.`,
    },
    triangle: [30, 2, 1],
    isDoubled: true,
    ends: found => ({ en: line`The distance is ${found}.`, es: line`La distancia es de ${found}.` }),
  },
  {
    unit: 'foot',
    says: height => ({
      en: prose`A ramp makes an angle of ${degrees(30)} with the ground and covers a horizontal distance of ${height}. How long is the ramp?`,
      es: prose`Una rampa forma un ángulo de ${degrees(30)} con el suelo y cubre una distancia horizontal de ${height}. ¿Cuánto mide la rampa?`,
    }),
    sketch: height => standing(30, { BC: height, AB: x }),
    answer: height => surd(Ratio.of(2 * height, 3), 3),
    reads: {
      en: line`Read the sketch: the distance is the long leg, across from ${degrees(60)}, and the ramp is the hypotenuse.`,
      es: line`Lee el dibujo: la distancia es el cateto mayor, frente a ${degrees(60)}, y la rampa es la hipotenusa.`,
    },
    triangle: [30, 1, 2],
    ends: found => ({
      en: line`The ramp is ${found} long.`,
      es: line`La rampa mide ${found}.`,
    }),
  },
  {
    unit: 'foot',
    says: pole => ({
      en: prose`Two wires of equal length run from the top of a pole to the ground. The pole is ${pole} tall, and each wire makes an angle of ${degrees(60)} with the ground. Find the total length of the two wires.`,
      es: prose`Dos cables de igual longitud van de la punta de un poste al suelo. El poste mide ${pole} de alto y cada cable forma un ángulo de ${degrees(60)} con el suelo. Halla la longitud total de los dos cables.`,
    }),
    sketch: pole =>
      figure(
        triangle({
          shape: { angles: [60, 60, 60] },
          names: null,
          sides: { BC: 'x' },
          cevians: [{ from: 'C', as: 'altitude', label: pole }],
        }),
      ),
    answer: pole => surd(Ratio.of(4 * pole, 3), 3),
    reads: {
      en: line`The pole is the long leg, across from ${degrees(60)}, of two right triangles: each wire, ${x}, is a hypotenuse.`,
      es: line`El poste es el cateto mayor, frente a ${degrees(60)}, de dos triángulos rectángulos: cada cable, ${x}, es una hipotenusa.`,
    },
    triangle: [30, 1, 2],
    adds: { times: 2, how: { en: line`There are two wires.`, es: line`Son dos cables.` } },
    ends: found => ({
      en: line`The total length of the wires is ${found}.`,
      es: line`La longitud total de los cables es de ${found}.`,
    }),
  },
  {
    unit: 'meter',
    says: distance => ({
      en: prose`A straight water slide makes an angle of ${degrees(30)} with the ground. A vertical ladder leads up to its top. At the ground, the ladder and the slide are ${distance} apart. Find the length of the ladder and the slide together.`,
      es: prose`Un tobogán de agua recto forma un ángulo de ${degrees(30)} con el suelo. Una escalera vertical sube hasta su extremo superior. En el suelo, la escalera y el tobogán están a ${distance} de distancia uno del otro. Halla la longitud de la escalera y el tobogán juntos.`,
    }),
    sketch: distance => standing(30, { BC: distance, CA: x }),
    answer: distance => surd(distance, 3),
    reads: {
      en: line`Read the sketch: the distance is the long leg, across from ${degrees(60)}, and the ladder, ${x}, is the short leg.`,
      es: line`Lee el dibujo: la distancia es el cateto mayor, frente a ${degrees(60)}, y la escalera, ${x}, es el cateto menor.`,
    },
    triangle: [30, 1, 0],
    adds: {
      times: 3,
      how: {
        en: line`The slide, the hypotenuse, is twice as long as the ladder: together they are three times the ladder.`,
        es: line`El tobogán, la hipotenusa, mide el doble que la escalera: juntos miden el triple que la escalera.`,
      },
    },
    ends: found => ({
      en: line`Together, the ladder and the slide are ${found} long.`,
      es: line`Juntos, la escalera y el tobogán miden ${found}.`,
    }),
  },
  {
    unit: 'foot',
    says: wall => ({
      en: prose`A ladder leans on a wall at an angle of ${degrees(60)} with the ground and reaches ${wall} up the wall. How long is the ladder?`,
      es: prose`Una escalera se apoya en una pared con un ángulo de ${degrees(60)} con el suelo y llega a ${wall} de altura. ¿Cuánto mide la escalera?`,
    }),
    sketch: wall => standing(60, { CA: wall, AB: x }),
    answer: wall => surd(Ratio.of(2 * wall, 3), 3),
    reads: {
      en: line`Read the sketch: the height on the wall is the long leg, across from ${degrees(60)}, and the ladder is the hypotenuse.`,
      es: line`Lee el dibujo: la altura en la pared es el cateto mayor, frente a ${degrees(60)}, y la escalera es la hipotenusa.`,
    },
    triangle: [30, 1, 2],
    ends: found => ({ en: line`The ladder is ${found} long.`, es: line`La escalera mide ${found}.` }),
  },
  {
    unit: 'inch',
    says: height => ({
      en: prose`A sign is an equilateral triangle with a height of ${height}. Find the perimeter of the sign.`,
      es: prose`Un letrero es un triángulo equilátero con una altura de ${height}. Halla el perímetro del letrero.`,
    }),
    sketch: height =>
      figure(
        triangle({
          shape: { angles: [60, 60, 60] },
          names: null,
          sides: { BC: 'x' },
          cevians: [{ from: 'C', as: 'altitude', label: height }],
        }),
      ),
    answer: height => surd(2 * height, 3),
    reads: {
      en: line`The height is the long leg of a right triangle with angles of ${degrees(30)} and ${degrees(60)}: a side of the sign, ${x}, is its hypotenuse.`,
      es: line`La altura es el cateto mayor de un triángulo rectángulo con ángulos de ${degrees(30)} y ${degrees(60)}: un lado del letrero, ${x}, es su hipotenusa.`,
    },
    triangle: [30, 1, 2],
    around: 3,
    ends: found => ({ en: line`The perimeter is ${found}.`, es: line`El perímetro es ${found}.` }),
  },
]
