import { type Both, type Inline, line, words } from '../../../author.ts'
import type { Features, Quadrilateral } from '../../kit/shapes/quadrilaterals.ts'
import { hasName } from './parts.ts'

/** Shapes that belong on a list, and six to list; one of them is easily missed, another easily added. */
interface Listed {
  readonly them: ReturnType<typeof words>
  readonly rule: Both<readonly Inline[]>
  readonly fits: (features: Features) => boolean
  readonly kinds: readonly Quadrilateral[]
  readonly missed: Quadrilateral
  readonly added: Quadrilateral
}
export const LISTED: readonly Listed[] = [
  {
    them: words('the rectangles that are not squares', 'los rectángulos que no son cuadrados'),
    rule: {
      en: line`Look for 4 right angles without 4 equal sides.`,
      es: line`Busca 4 ángulos rectos sin 4 lados iguales.`,
    },
    fits: shape => hasName(shape, 'rectangle') && !hasName(shape, 'square'),
    kinds: ['rectangle', 'rectangle', 'rectangle', 'square', 'parallelogram', 'rightTrapezoid'],
    missed: 'rectangle',
    added: 'square',
  },
  {
    them: words('all the rhombuses', 'todos los rombos'),
    rule: { en: line`Look for 4 equal sides.`, es: line`Busca 4 lados iguales.` },
    fits: shape => hasName(shape, 'rhombus'),
    kinds: ['rhombus', 'rhombus', 'square', 'parallelogram', 'kite', 'rectangle'],
    missed: 'square',
    added: 'kite',
  },
  {
    them: words(
      'all the quadrilaterals with 2 pairs of equal opposite sides',
      'todos los cuadriláteros con 2 pares de lados opuestos iguales',
    ),
    rule: {
      en: line`Look for 2 pairs of opposite sides with the same marks.`,
      es: line`Busca 2 pares de lados opuestos con las mismas marcas.`,
    },
    fits: shape => shape.equalOpposites === 2,
    kinds: ['rhombus', 'rectangle', 'parallelogram', 'square', 'kite', 'trapezoid'],
    missed: 'rhombus',
    added: 'trapezoid',
  },
  {
    them: words('the rhombuses that are not squares', 'los rombos que no son cuadrados'),
    rule: {
      en: line`Look for 4 equal sides without 4 right angles.`,
      es: line`Busca 4 lados iguales sin 4 ángulos rectos.`,
    },
    fits: shape => hasName(shape, 'rhombus') && !hasName(shape, 'square'),
    kinds: ['rhombus', 'rhombus', 'rhombus', 'square', 'kite', 'parallelogram'],
    missed: 'rhombus',
    added: 'square',
  },
  {
    them: words('all the rectangles', 'todos los rectángulos'),
    rule: { en: line`Look for 4 right angles.`, es: line`Busca 4 ángulos rectos.` },
    fits: shape => hasName(shape, 'rectangle'),
    kinds: ['rectangle', 'rectangle', 'square', 'parallelogram', 'rightTrapezoid', 'rhombus'],
    missed: 'square',
    added: 'rightTrapezoid',
  },
  {
    them: words(
      'all the quadrilaterals with 2 pairs of equal opposite sides and no right angles',
      'todos los cuadriláteros con 2 pares de lados opuestos iguales y sin ángulos rectos',
    ),
    rule: {
      en: line`Look for 2 pairs of equal opposite sides and no right-angle marks.`,
      es: line`Busca 2 pares de lados opuestos iguales y ninguna marca de ángulo recto.`,
    },
    fits: shape => shape.equalOpposites === 2 && shape.rightAngles === 0,
    kinds: ['rhombus', 'parallelogram', 'parallelogram', 'rectangle', 'trapezoid', 'kite'],
    missed: 'rhombus',
    added: 'rectangle',
  },
]
