import {
  angleNamed,
  type Block,
  type Both,
  degrees,
  type Expr,
  equation,
  type Inline,
  line,
  measure,
  measureOfAngle,
  prose,
  relation,
  symbol,
  words,
} from '../../../author.ts'
import { PRIME } from '../../kit/transformations/points.ts'

/** A statement about rigid motions, the rule it is judged by, and why it is so or not. */
export interface Claim {
  readonly isTrue: boolean
  readonly says: Both<Block>
  readonly work: Expr
  readonly rule: Both<readonly Inline[]>
  readonly why: Both<readonly Inline[]>
}

const p = (name: string) => symbol([...name].map(letter => letter + PRIME).join(''))
const LENGTHS = {
  work: equation(p('AB'), symbol('AB')) as Expr,
  rule: {
    en: line`A rigid motion keeps the length of every side, such as side ${symbol('AB')} with its image ${p('AB')}.`,
    es: line`Un movimiento rígido conserva la longitud de cada lado, como el lado ${symbol('AB')} con su imagen ${p('AB')}.`,
  },
}
const ANGLES = {
  work: equation(measureOfAngle(`A${PRIME}`), measureOfAngle('A')) as Expr,
  rule: {
    en: line`A rigid motion keeps the measure of every angle, such as ${angleNamed('A')} with its image ${angleNamed(`A${PRIME}`)}.`,
    es: line`Un movimiento rígido conserva la medida de cada ángulo, como ${angleNamed('A')} con su imagen ${angleNamed(`A${PRIME}`)}.`,
  },
}
const CONGRUENT = {
  work: words('same size and same shape', 'mismo tamaño y misma forma') as Expr,
  rule: {
    en: line`Two figures are congruent when rigid motions take one exactly onto the other.`,
    es: line`Dos figuras son congruentes cuando hay movimientos rígidos que llevan una exactamente sobre la otra.`,
  },
}
const cm = (value: number) => measure(value, 'centimeter')

export const CLAIMS: readonly Claim[] = [
  {
    isTrue: true,
    says: {
      en: prose`A translation keeps the lengths of all sides of a figure.`,
      es: prose`Una traslación conserva las longitudes de todos los lados de una figura.`,
    },
    ...LENGTHS,
    why: {
      en: line`A translation is a rigid motion: the figure only slides.`,
      es: line`Una traslación es un movimiento rígido: la figura solo se desliza.`,
    },
  },
  {
    isTrue: false,
    says: {
      en: prose`A reflection changes the sizes of the angles of a figure.`,
      es: prose`Una reflexión cambia las medidas de los ángulos de una figura.`,
    },
    ...ANGLES,
    why: {
      en: line`A reflection is a rigid motion: it turns a figure into its mirror image, but no angle gets larger or smaller.`,
      es: line`Una reflexión es un movimiento rígido: produce la imagen reflejada, pero ningún ángulo aumenta ni disminuye.`,
    },
  },
  {
    isTrue: false,
    says: {
      en: prose`Two figures that face different ways cannot be congruent.`,
      es: prose`Dos figuras con orientaciones distintas no pueden ser congruentes.`,
    },
    ...CONGRUENT,
    why: {
      en: line`A rotation or a reflection can change the way that a figure faces.`,
      es: line`Una rotación o una reflexión puede cambiar la orientación de una figura.`,
    },
  },
  {
    isTrue: true,
    says: {
      en: prose`If a rotation takes one triangle exactly onto another, the two triangles are congruent.`,
      es: prose`Si una rotación lleva un triángulo exactamente sobre otro, los dos triángulos son congruentes.`,
    },
    ...CONGRUENT,
    why: {
      en: line`A rotation is one of the rigid motions.`,
      es: line`La rotación es uno de los movimientos rígidos.`,
    },
  },
  {
    isTrue: false,
    says: {
      en: prose`Two squares are always congruent.`,
      es: prose`Dos cuadrados son siempre congruentes.`,
    },
    ...CONGRUENT,
    why: {
      en: line`Squares with sides of ${cm(2)} and ${cm(5)} have different lengths, and no rigid motion changes a length.`,
      es: line`Dos cuadrados con lados de ${cm(2)} y ${cm(5)} tienen longitudes distintas, y ningún movimiento rígido cambia una longitud.`,
    },
  },
  {
    isTrue: true,
    says: {
      en: prose`The image of a segment of ${cm(6)} under a reflection is a segment of ${cm(6)}.`,
      es: prose`La imagen de un segmento de ${cm(6)} en una reflexión es un segmento de ${cm(6)}.`,
    },
    ...LENGTHS,
    why: {
      en: line`A reflection is a rigid motion, so a segment stays a segment and keeps its length.`,
      es: line`Una reflexión es un movimiento rígido, así que un segmento sigue siendo un segmento y conserva su longitud.`,
    },
  },
  {
    isTrue: false,
    says: {
      en: prose`After a translation 5 units to the right, each side of a figure is 5 units longer.`,
      es: prose`Después de una traslación de 5 unidades a la derecha, cada lado de una figura mide 5 unidades más.`,
    },
    ...LENGTHS,
    why: {
      en: line`The 5 units tell how far the figure moves, not how much it grows.`,
      es: line`Las 5 unidades dicen cuánto se mueve la figura, no cuánto crece.`,
    },
  },
  {
    isTrue: true,
    says: {
      en: prose`A figure and its mirror image are congruent.`,
      es: prose`Una figura y su imagen reflejada en un espejo son congruentes.`,
    },
    ...CONGRUENT,
    why: {
      en: line`A reflection takes the figure exactly onto its mirror image.`,
      es: line`Una reflexión lleva la figura exactamente sobre su imagen en el espejo.`,
    },
  },
  {
    isTrue: false,
    says: {
      en: prose`After a rotation of ${degrees(90)}, each angle of a figure is ${degrees(90)} larger.`,
      es: prose`Después de una rotación de ${degrees(90)}, cada ángulo de una figura mide ${degrees(90)} más.`,
    },
    ...ANGLES,
    why: {
      en: line`The ${degrees(90)} tell how far the whole figure turns; its own angles stay the same.`,
      es: line`Los ${degrees(90)} dicen cuánto gira toda la figura; sus propios ángulos no cambian.`,
    },
  },
  {
    isTrue: true,
    says: {
      en: prose`If sides ${symbol('AB')} and ${symbol('DC')} of a figure are parallel, the matching sides ${p('AB')} and ${p('DC')} of its image under a rotation are parallel too.`,
      es: prose`Si los lados ${symbol('AB')} y ${symbol('DC')} de una figura son paralelos, los lados correspondientes ${p('AB')} y ${p('DC')} de su imagen en una rotación también son paralelos.`,
    },
    work: relation(p('AB'), '∥', p('DC')),
    rule: {
      en: line`A rigid motion takes parallel lines to parallel lines.`,
      es: line`Un movimiento rígido lleva rectas paralelas a rectas paralelas.`,
    },
    why: {
      en: line`A rotation is a rigid motion: both sides turn by the same angle.`,
      es: line`Una rotación es un movimiento rígido: los dos lados giran el mismo ángulo.`,
    },
  },
  {
    isTrue: false,
    says: {
      en: prose`Two rectangles with the same area are always congruent.`,
      es: prose`Dos rectángulos con la misma área son siempre congruentes.`,
    },
    ...CONGRUENT,
    why: {
      en: line`Rectangles of ${cm(2)} by ${cm(6)} and ${cm(3)} by ${cm(4)} have the same area but different sides.`,
      es: line`Los rectángulos de ${cm(2)} por ${cm(6)} y de ${cm(3)} por ${cm(4)} tienen la misma área, pero lados distintos.`,
    },
  },
  {
    isTrue: true,
    says: {
      en: prose`A figure and its image under a rotation of ${degrees(180)} have the same perimeter.`,
      es: prose`Una figura y su imagen en una rotación de ${degrees(180)} tienen el mismo perímetro.`,
    },
    ...LENGTHS,
    why: {
      en: line`All sides keep their lengths in a rotation, so their sum stays the same.`,
      es: line`Todos los lados conservan su longitud en una rotación, así que la suma no cambia.`,
    },
  },
  {
    isTrue: false,
    says: {
      en: prose`A rotation can make a right angle acute.`,
      es: prose`Una rotación puede convertir un ángulo recto en un ángulo agudo.`,
    },
    ...ANGLES,
    why: {
      en: line`A right angle has ${degrees(90)} before the rotation and after it.`,
      es: line`Un ángulo recto mide ${degrees(90)} antes y después de la rotación.`,
    },
  },
  {
    isTrue: true,
    says: {
      en: prose`The image of a right triangle under a translation is a right triangle.`,
      es: prose`La imagen de un triángulo rectángulo en una traslación es un triángulo rectángulo.`,
    },
    ...ANGLES,
    why: {
      en: line`The right angle keeps its ${degrees(90)}.`,
      es: line`El ángulo recto conserva sus ${degrees(90)}.`,
    },
  },
]
