import { type Both, type Inline, line, type Of, words } from '../../../author.ts'
import type { Kind, Traits } from '../../kit/shapes/sides-and-angles.ts'

/** What is said of families of shapes, and how it is decided. */
export interface Claim {
  readonly says: Of<'words'>
  readonly isTrue: boolean
  readonly because: Both<readonly Inline[]>
  /** A shape that shows it. */
  readonly example: Kind
  /** Whether it is so among drawn shapes of all kinds. */
  readonly isSo: (all: readonly Traits[]) => boolean
}
const triangles = (all: readonly Traits[]) => all.filter(({ sides }) => sides === 3)
const quadrilaterals = (all: readonly Traits[]) => all.filter(({ sides }) => sides === 4)
const of = (kind: Traits['widest']) => (all: readonly Traits[]) =>
  triangles(all).filter(({ widest }) => widest === kind)
const claim = (
  isTrue: boolean,
  [en, es]: readonly [string, string],
  example: Kind,
  because: Claim['because'],
  isSo: Claim['isSo'],
): Claim => ({ says: words(en, es), isTrue, example, because, isSo })

export const CLAIMS: readonly Claim[] = [
  claim(
    true,
    ['Every right triangle has perpendicular sides.', 'Todo triángulo rectángulo tiene lados perpendiculares.'],
    'right',
    {
      en: line`The two sides of its right angle are perpendicular.`,
      es: line`Los dos lados de su ángulo recto son perpendiculares.`,
    },
    all => of('right')(all).every(({ rightAngles }) => rightAngles > 0),
  ),
  claim(
    false,
    ['Every quadrilateral has parallel sides.', 'Todo cuadrilátero tiene lados paralelos.'],
    'kite',
    { en: line`This quadrilateral has no parallel sides.`, es: line`Este cuadrilátero no tiene lados paralelos.` },
    all => quadrilaterals(all).every(({ parallels }) => parallels > 0),
  ),
  claim(
    true,
    [
      'A quadrilateral can have right angles but no parallel sides.',
      'Un cuadrilátero puede tener ángulos rectos sin tener lados paralelos.',
    ],
    'oneRightAngle',
    {
      en: line`This quadrilateral has a right angle, but no parallel sides.`,
      es: line`Este cuadrilátero tiene un ángulo recto, pero no tiene lados paralelos.`,
    },
    all => quadrilaterals(all).some(({ parallels, rightAngles }) => parallels === 0 && rightAngles > 0),
  ),
  claim(
    false,
    ['An obtuse triangle has no acute angles.', 'Un triángulo obtusángulo no tiene ángulos agudos.'],
    'obtuse',
    { en: line`It has 1 obtuse angle and 2 acute angles.`, es: line`Tiene 1 ángulo obtuso y 2 ángulos agudos.` },
    all => of('obtuse')(all).every(({ acute }) => acute === 0),
  ),
  claim(
    true,
    ['Every triangle has at least 2 acute angles.', 'Todo triángulo tiene por lo menos 2 ángulos agudos.'],
    'right',
    {
      en: line`Only one angle of a triangle can be right or obtuse.`,
      es: line`Solo un ángulo de un triángulo puede ser recto u obtuso.`,
    },
    all => triangles(all).every(({ acute }) => acute >= 2),
  ),
  claim(
    false,
    [
      'Every quadrilateral with parallel sides has a right angle.',
      'Todo cuadrilátero con lados paralelos tiene un ángulo recto.',
    ],
    'parallelogram',
    {
      en: line`This one has parallel sides, but no right angle.`,
      es: line`Este tiene lados paralelos, pero no tiene ningún ángulo recto.`,
    },
    all =>
      quadrilaterals(all)
        .filter(({ parallels }) => parallels > 0)
        .every(({ rightAngles }) => rightAngles > 0),
  ),
  claim(
    true,
    [
      'A quadrilateral can have exactly 1 pair of parallel sides.',
      'Un cuadrilátero puede tener exactamente 1 par de lados paralelos.',
    ],
    'trapezoid',
    {
      en: line`Two sides of this quadrilateral are parallel, and the other two are not.`,
      es: line`Dos lados de este cuadrilátero son paralelos y los otros dos no.`,
    },
    all => quadrilaterals(all).some(({ parallels }) => parallels === 1),
  ),
  claim(
    false,
    [
      'A triangle with an acute angle is always an acute triangle.',
      'Un triángulo con un ángulo agudo siempre es acutángulo.',
    ],
    'obtuse',
    {
      en: line`This triangle has acute angles, but it is obtuse.`,
      es: line`Este triángulo tiene ángulos agudos, pero es obtusángulo.`,
    },
    all =>
      triangles(all)
        .filter(({ acute }) => acute > 0)
        .every(({ widest }) => widest === 'acute'),
  ),
  claim(
    true,
    ['No triangle has parallel sides.', 'Ningún triángulo tiene lados paralelos.'],
    'acute',
    {
      en: line`Any two sides of a triangle meet.`,
      es: line`Dos lados cualesquiera de un triángulo se unen en un vértice.`,
    },
    all => triangles(all).every(({ parallels }) => parallels === 0),
  ),
  claim(
    false,
    ['Every shape with perpendicular sides is a rectangle.', 'Toda figura con lados perpendiculares es un rectángulo.'],
    'right',
    {
      en: line`This shape has perpendicular sides, but it is a triangle.`,
      es: line`Esta figura tiene lados perpendiculares, pero es un triángulo.`,
    },
    all => all.filter(({ rightAngles }) => rightAngles > 0).every(({ rightAngles }) => rightAngles === 4),
  ),
  claim(
    true,
    [
      'A quadrilateral with 4 right angles has 2 pairs of parallel sides.',
      'Un cuadrilátero con 4 ángulos rectos tiene 2 pares de lados paralelos.',
    ],
    'rectangle',
    {
      en: line`It is a rectangle: its opposite sides are parallel.`,
      es: line`Es un rectángulo: sus lados opuestos son paralelos.`,
    },
    all => all.filter(({ rightAngles }) => rightAngles === 4).every(({ parallels }) => parallels === 2),
  ),
  claim(
    false,
    [
      'A quadrilateral with a right angle is always a rectangle.',
      'Un cuadrilátero con un ángulo recto siempre es un rectángulo.',
    ],
    'rightTrapezoid',
    {
      en: line`This one has right angles, but it is not a rectangle.`,
      es: line`Este tiene ángulos rectos, pero no es un rectángulo.`,
    },
    all =>
      quadrilaterals(all)
        .filter(({ rightAngles }) => rightAngles > 0)
        .every(({ rightAngles }) => rightAngles === 4),
  ),
  claim(
    true,
    ['An obtuse triangle has exactly 1 obtuse angle.', 'Un triángulo obtusángulo tiene exactamente 1 ángulo obtuso.'],
    'obtuse',
    {
      en: line`With two obtuse angles, its sides would not meet.`,
      es: line`Con dos ángulos obtusos, sus lados no se unirían.`,
    },
    all => of('obtuse')(all).every(({ obtuse }) => obtuse === 1),
  ),
  claim(
    false,
    ['An acute triangle can have a right angle.', 'Un triángulo acutángulo puede tener un ángulo recto.'],
    'acute',
    {
      en: line`All 3 angles of an acute triangle are acute.`,
      es: line`Los 3 ángulos de un triángulo acutángulo son agudos.`,
    },
    all => of('acute')(all).some(({ rightAngles }) => rightAngles > 0),
  ),
  claim(
    true,
    [
      'Some quadrilaterals have neither right angles nor parallel sides.',
      'Algunos cuadriláteros no tienen ángulos rectos ni lados paralelos.',
    ],
    'kite',
    { en: line`This quadrilateral has neither.`, es: line`Este cuadrilátero no tiene ni unos ni otros.` },
    all => quadrilaterals(all).some(({ rightAngles, parallels }) => rightAngles === 0 && parallels === 0),
  ),
  claim(
    false,
    ['A right triangle can have 2 right angles.', 'Un triángulo rectángulo puede tener 2 ángulos rectos.'],
    'right',
    {
      en: line`With two right angles, two of its sides would be parallel and never meet.`,
      es: line`Con dos ángulos rectos, dos de sus lados serían paralelos y nunca se unirían.`,
    },
    all => of('right')(all).some(({ rightAngles }) => rightAngles > 1),
  ),
  claim(
    true,
    [
      'A shape can have 2 right angles and exactly 1 pair of parallel sides.',
      'Una figura puede tener 2 ángulos rectos y exactamente 1 par de lados paralelos.',
    ],
    'rightTrapezoid',
    {
      en: line`This shape has 2 right angles and 1 pair of parallel sides.`,
      es: line`Esta figura tiene 2 ángulos rectos y 1 par de lados paralelos.`,
    },
    all => all.some(({ rightAngles, parallels }) => rightAngles === 2 && parallels === 1),
  ),
  claim(
    false,
    [
      'A quadrilateral with 2 pairs of parallel sides always has right angles.',
      'Un cuadrilátero con 2 pares de lados paralelos siempre tiene ángulos rectos.',
    ],
    'rhombus',
    {
      en: line`This one has 2 pairs of parallel sides, but no right angles.`,
      es: line`Este tiene 2 pares de lados paralelos, pero no tiene ángulos rectos.`,
    },
    all =>
      quadrilaterals(all)
        .filter(({ parallels }) => parallels === 2)
        .every(({ rightAngles }) => rightAngles > 0),
  ),
  claim(
    true,
    ['Every right triangle has 2 acute angles.', 'Todo triángulo rectángulo tiene 2 ángulos agudos.'],
    'right',
    {
      en: line`Its other two angles open less than its right angle.`,
      es: line`Sus otros dos ángulos se abren menos que el ángulo recto.`,
    },
    all => of('right')(all).every(({ acute }) => acute === 2),
  ),
  claim(
    false,
    ['An obtuse triangle can have a right angle.', 'Un triángulo obtusángulo puede tener un ángulo recto.'],
    'obtuse',
    {
      en: line`Besides its obtuse angle there is room for acute angles only.`,
      es: line`Además de su ángulo obtuso, solo caben ángulos agudos.`,
    },
    all => of('obtuse')(all).some(({ rightAngles }) => rightAngles > 0),
  ),
]
export const TRUE_CLAIMS = CLAIMS.filter(({ isTrue }) => isTrue)
export const FALSE_CLAIMS = CLAIMS.filter(({ isTrue }) => !isTrue)
