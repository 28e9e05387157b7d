import { degrees, prose } from '../../../author.ts'
import { type Statement, statement } from '../../kit/angles/truths.ts'

export const statements: readonly Statement[] = [
  statement(
    'always',
    prose`An inscribed angle measures half of its intercepted arc.`,
    prose`Un ángulo inscrito mide la mitad de su arco interceptado.`,
  ),
  statement(
    'always',
    prose`Two inscribed angles of a circle that intercept the same arc have the same measure.`,
    prose`Dos ángulos inscritos de un círculo que interceptan el mismo arco tienen la misma medida.`,
  ),
  statement(
    'always',
    prose`An angle inscribed in a semicircle is a right angle.`,
    prose`Un ángulo inscrito en una semicircunferencia es recto.`,
  ),
  statement(
    'always',
    prose`Opposite angles of an inscribed quadrilateral add up to ${degrees(180)}.`,
    prose`Los ángulos opuestos de un cuadrilátero inscrito suman ${degrees(180)}.`,
  ),
  statement(
    'sometimes',
    prose`Opposite angles of an inscribed quadrilateral are equal.`,
    prose`Los ángulos opuestos de un cuadrilátero inscrito son iguales.`,
  ),
  statement('sometimes', prose`An inscribed angle is obtuse.`, prose`Un ángulo inscrito es obtuso.`),
  statement(
    'sometimes',
    prose`A parallelogram can be inscribed in a circle.`,
    prose`Un paralelogramo se puede inscribir en un círculo.`,
  ),
  statement(
    'always',
    prose`A rectangle can be inscribed in a circle.`,
    prose`Un rectángulo se puede inscribir en un círculo.`,
  ),
  statement(
    'never',
    prose`A rhombus with an angle of ${degrees(50)} can be inscribed in a circle.`,
    prose`Un rombo con un ángulo de ${degrees(50)} se puede inscribir en un círculo.`,
  ),
  statement(
    'never',
    prose`An inscribed angle measures ${degrees(180)}.`,
    prose`Un ángulo inscrito mide ${degrees(180)}.`,
  ),
  statement(
    'never',
    prose`A central angle has the same measure as an inscribed angle that intercepts the same arc.`,
    prose`Un ángulo central mide lo mismo que un ángulo inscrito que intercepta el mismo arco.`,
  ),
  statement(
    'always',
    prose`A triangle can be inscribed in a circle.`,
    prose`Un triángulo se puede inscribir en un círculo.`,
  ),
  statement(
    'sometimes',
    prose`The center of the circle lies inside an inscribed triangle.`,
    prose`El centro del círculo está dentro de un triángulo inscrito.`,
  ),
  statement(
    'never',
    prose`An inscribed quadrilateral has opposite angles of ${degrees(100)} and ${degrees(70)}.`,
    prose`Un cuadrilátero inscrito tiene ángulos opuestos de ${degrees(100)} y ${degrees(70)}.`,
  ),
]
