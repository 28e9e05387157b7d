import { type Block, type Both, type Expr, line, prose, words } from '../../../author.ts'
import type { Judged } from '../../kit/geometry/how-often.ts'

const RATIOS = {
  rule: {
    en: line`the rule that similar figures have equal matching angles and equal ratios of matching sides`,
    es: line`la regla de que las figuras semejantes tienen ángulos correspondientes iguales y lados correspondientes con la misma razón`,
  },
  work: words('equal angles, equal ratios', 'ángulos iguales, razones iguales') as Expr,
}
const LENGTHS = {
  rule: {
    en: line`the rule that a dilation multiplies every length by its scale factor`,
    es: line`la regla de que una dilatación multiplica todas las longitudes por su factor de escala`,
  },
  work: words('new length = scale factor × length', 'longitud nueva = factor de escala × longitud') as Expr,
}
const MOTIONS = {
  rule: {
    en: line`the rule that figures are similar if dilations and rigid motions take one to the other`,
    es: line`la regla de que dos figuras son semejantes si dilataciones y movimientos rígidos llevan una a la otra`,
  },
  work: words(
    'dilations, rigid motions → similar figures',
    'dilataciones, movimientos rígidos → figuras semejantes',
  ) as Expr,
}
const judge = (
  truth: Judged['truth'],
  en: Block,
  es: Block,
  whyEn: string,
  whyEs: string,
  rule: Pick<Judged, 'rule' | 'work'> = RATIOS,
): Judged => ({
  truth,
  says: { en, es } as Both<Block>,
  ...rule,
  why: { en: [whyEn], es: [whyEs] },
})

export const judged: readonly Judged[] = [
  judge(
    'always',
    prose`Two squares are similar.`,
    prose`Dos cuadrados son semejantes.`,
    'All angles are right, and all four ratios of sides are equal.',
    'Todos los ángulos son rectos y las cuatro razones de los lados son iguales.',
  ),
  judge(
    'sometimes',
    prose`Two rectangles are similar.`,
    prose`Dos rectángulos son semejantes.`,
    'Rectangles of 2 by 3 and 4 by 6 are similar; those of 2 by 3 and 2 by 5 are not.',
    'Los rectángulos de 2 por 3 y de 4 por 6 son semejantes; los de 2 por 3 y de 2 por 5 no lo son.',
  ),
  judge(
    'never',
    prose`A right triangle and an equilateral triangle are similar.`,
    prose`Un triángulo rectángulo y uno equilátero son semejantes.`,
    'An equilateral triangle has no right angle, so the angles are not equal.',
    'Un triángulo equilátero no tiene ningún ángulo recto, así que los ángulos no son iguales.',
  ),
  judge(
    'always',
    prose`Two equilateral triangles are similar.`,
    prose`Dos triángulos equiláteros son semejantes.`,
    'All their angles are equal, and the three ratios of sides are equal.',
    'Todos sus ángulos son iguales y las tres razones de los lados son iguales.',
  ),
  judge(
    'sometimes',
    prose`Two right triangles are similar.`,
    prose`Dos triángulos rectángulos son semejantes.`,
    'Their acute angles may be equal or not.',
    'Sus ángulos agudos pueden ser iguales o no.',
  ),
  judge(
    'always',
    prose`Two congruent figures are similar.`,
    prose`Dos figuras congruentes son semejantes.`,
    'Their scale factor is 1.',
    'Su factor de escala es 1.',
  ),
  judge(
    'sometimes',
    prose`Two similar figures are congruent.`,
    prose`Dos figuras semejantes son congruentes.`,
    'They are congruent if the scale factor is 1, and not with another one.',
    'Son congruentes si el factor de escala es 1, y no lo son con otro.',
  ),
  judge(
    'never',
    prose`An isosceles triangle with an angle of 100° and an isosceles triangle with an angle of 80° are similar.`,
    prose`Un triángulo isósceles con un ángulo de 100° y un triángulo isósceles con un ángulo de 80° son semejantes.`,
    'One has angles of 100°, 40°, and 40°. With an angle of 80°, they are 80°, 50°, and 50° or 80°, 80°, and 20°.',
    'Uno tiene ángulos de 100°, 40° y 40°. Con un ángulo de 80°, son 80°, 50° y 50° u 80°, 80° y 20°.',
  ),
  judge(
    'always',
    prose`A figure and its image under a dilation are similar.`,
    prose`Una figura y su imagen en una dilatación son semejantes.`,
    'The dilation itself takes the figure to its image.',
    'La dilatación misma lleva la figura a su imagen.',
    MOTIONS,
  ),
  judge(
    'sometimes',
    prose`Two isosceles triangles are similar.`,
    prose`Dos triángulos isósceles son semejantes.`,
    'Their angles between the equal sides may be equal or not.',
    'Los ángulos entre sus lados iguales pueden ser iguales o no.',
  ),
  judge(
    'never',
    prose`A right triangle with an angle of 30° and a right triangle with an angle of 45° are similar.`,
    prose`Un triángulo rectángulo con un ángulo de 30° y un triángulo rectángulo con un ángulo de 45° son semejantes.`,
    'The angles of one are 30°, 60°, and 90°; those of the other are 45°, 45°, and 90°.',
    'Los ángulos de uno son 30°, 60° y 90°; los del otro son 45°, 45° y 90°.',
  ),
  judge(
    'always',
    prose`Two circles are similar.`,
    prose`Dos círculos son semejantes.`,
    'A dilation and a translation take one to the other.',
    'Una dilatación y una traslación llevan uno al otro.',
    MOTIONS,
  ),
  judge(
    'sometimes',
    prose`Two rhombuses are similar.`,
    prose`Dos rombos son semejantes.`,
    'The ratios of their sides are equal, but their angles may differ.',
    'Las razones de sus lados son iguales, pero sus ángulos pueden ser distintos.',
  ),
  judge(
    'never',
    prose`An acute triangle and an obtuse triangle are similar.`,
    prose`Un triángulo acutángulo y uno obtusángulo son semejantes.`,
    'Only one of them has an obtuse angle.',
    'Solo uno de ellos tiene un ángulo obtuso.',
  ),
  judge(
    'always',
    prose`A figure and its image under a rotation are similar.`,
    prose`Una figura y su imagen en una rotación son semejantes.`,
    'A rotation keeps lengths and angles, so the scale factor is 1.',
    'Una rotación conserva las longitudes y los ángulos, así que el factor de escala es 1.',
  ),
  judge(
    'sometimes',
    prose`Two quadrilaterals with four right angles are similar.`,
    prose`Dos cuadriláteros con cuatro ángulos rectos son semejantes.`,
    'They are rectangles, and the ratios of their sides may be equal or not.',
    'Son rectángulos, y las razones de sus lados pueden ser iguales o no.',
  ),
  judge(
    'never',
    prose`A square and a rectangle of 3 by 5 are similar.`,
    prose`Un cuadrado y un rectángulo de 3 por 5 son semejantes.`,
    'All sides of the square are equal, so two ratios of sides must differ.',
    'Todos los lados del cuadrado son iguales, así que dos razones de lados tienen que ser distintas.',
  ),
  judge(
    'always',
    prose`Two triangles that are similar to the same triangle are similar to each other.`,
    prose`Dos triángulos que son semejantes a un mismo triángulo son semejantes entre sí.`,
    'The angles of all three are equal, and so are the ratios of sides of each two.',
    'Los ángulos de los tres son iguales, y también lo son las razones de los lados de cada dos.',
  ),
  judge(
    'sometimes',
    prose`A dilation makes a figure larger.`,
    prose`Una dilatación hace más grande una figura.`,
    'With a scale factor greater than 1 the image is larger; with one less than 1 it is smaller.',
    'Con un factor de escala mayor que 1 la imagen es más grande; con uno menor que 1 es más pequeña.',
    LENGTHS,
  ),
  judge(
    'never',
    prose`A dilation changes the angles of a triangle.`,
    prose`Una dilatación cambia los ángulos de un triángulo.`,
    'The image is similar to the triangle, so its angles are the same.',
    'La imagen es semejante al triángulo, así que sus ángulos son los mismos.',
  ),
  judge(
    'always',
    prose`Two regular hexagons are similar.`,
    prose`Dos hexágonos regulares son semejantes.`,
    'All their angles are equal, and so are the six ratios of sides.',
    'Todos sus ángulos son iguales, y también lo son las seis razones de los lados.',
  ),
]
