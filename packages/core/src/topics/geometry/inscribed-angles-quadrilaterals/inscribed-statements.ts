import { bracketed, degrees, equation, join, line, over, prose, sum, symbol, words } from '../../../author.ts'
import type { Judged } from '../../kit/geometry/how-often.ts'

const HALF = {
  rule: { en: line`the inscribed angle theorem`, es: line`el teorema del ángulo inscrito` },
  work: equation(words('inscribed angle', 'ángulo inscrito'), join(over(1, 2), bracketed(words('arc', 'arco')))),
}
const OPPOSITE = {
  rule: {
    en: line`the theorem on opposite angles of an inscribed quadrilateral`,
    es: line`el teorema de los ángulos opuestos de un cuadrilátero inscrito`,
  },
  work: equation(sum(words('angle', 'ángulo'), words('opposite angle', 'ángulo opuesto')), degrees(180)),
}

export const statements: readonly Judged[] = [
  {
    truth: 'always',
    says: {
      en: prose`An inscribed angle measures half of its intercepted arc.`,
      es: prose`Un ángulo inscrito mide la mitad de su arco interceptado.`,
    },
    ...HALF,
    why: { en: line`That is the inscribed angle theorem.`, es: line`Es el teorema del ángulo inscrito.` },
  },
  {
    truth: 'always',
    says: {
      en: prose`Two inscribed angles of a circle that intercept the same arc have the same measure.`,
      es: prose`Dos ángulos inscritos de una circunferencia que interceptan el mismo arco tienen la misma medida.`,
    },
    ...HALF,
    why: { en: line`Both are half of that arc.`, es: line`Ambos son la mitad de ese arco.` },
  },
  {
    truth: 'always',
    says: {
      en: prose`An angle inscribed in a semicircle is a right angle.`,
      es: prose`Un ángulo inscrito en una semicircunferencia es recto.`,
    },
    ...HALF,
    why: {
      en: line`Its arc is half of the circle, ${degrees(180)}, and the angle is half of that.`,
      es: line`Su arco es media circunferencia, ${degrees(180)}, y el ángulo es la mitad.`,
    },
  },
  {
    truth: 'always',
    says: {
      en: prose`Opposite angles of an inscribed quadrilateral add up to ${degrees(180)}.`,
      es: prose`Los ángulos opuestos de un cuadrilátero inscrito suman ${degrees(180)}.`,
    },
    ...HALF,
    why: {
      en: line`Their two arcs make the whole circle, ${degrees(360)}, and the angles are half of that.`,
      es: line`Sus dos arcos forman toda la circunferencia, ${degrees(360)}, y los ángulos suman la mitad.`,
    },
  },
  {
    truth: 'sometimes',
    says: {
      en: prose`Opposite angles of an inscribed quadrilateral are equal.`,
      es: prose`Los ángulos opuestos de un cuadrilátero inscrito son iguales.`,
    },
    ...OPPOSITE,
    why: {
      en: line`They are equal if both are right, as in a rectangle; ${degrees(80)} and ${degrees(100)} is possible too.`,
      es: line`Son iguales si ambos son rectos, como en un rectángulo; también pueden ser ${degrees(80)} y ${degrees(100)}.`,
    },
  },
  {
    truth: 'sometimes',
    says: { en: prose`An inscribed angle is obtuse.`, es: prose`Un ángulo inscrito es obtuso.` },
    ...HALF,
    why: {
      en: line`An arc of ${degrees(200)} gives an obtuse angle, ${degrees(100)}; an arc of ${degrees(100)} gives an acute one, ${degrees(50)}.`,
      es: line`Un arco de ${degrees(200)} da un ángulo obtuso, ${degrees(100)}; un arco de ${degrees(100)} da uno agudo, ${degrees(50)}.`,
    },
  },
  {
    truth: 'sometimes',
    says: {
      en: prose`A parallelogram can be inscribed in a circle.`,
      es: prose`Un paralelogramo se puede inscribir en una circunferencia.`,
    },
    ...OPPOSITE,
    why: {
      en: line`Its opposite angles are equal, so each must be ${degrees(90)}: a rectangle can, and no other parallelogram.`,
      es: line`Sus ángulos opuestos son iguales; cada uno debe medir ${degrees(90)}: un rectángulo sí, otro paralelogramo no.`,
    },
  },
  {
    truth: 'always',
    says: {
      en: prose`A rectangle can be inscribed in a circle.`,
      es: prose`Un rectángulo se puede inscribir en una circunferencia.`,
    },
    ...OPPOSITE,
    why: {
      en: line`Opposite angles are ${degrees(90)} each, so they add up to ${degrees(180)}.`,
      es: line`Los ángulos opuestos miden ${degrees(90)} cada uno, así que suman ${degrees(180)}.`,
    },
  },
  {
    truth: 'never',
    says: {
      en: prose`A rhombus with an angle of ${degrees(50)} can be inscribed in a circle.`,
      es: prose`Un rombo con un ángulo de ${degrees(50)} se puede inscribir en una circunferencia.`,
    },
    ...OPPOSITE,
    why: {
      en: line`Its opposite angles are both ${degrees(50)}, which is not ${degrees(180)} together.`,
      es: line`Sus ángulos opuestos miden ${degrees(50)} cada uno y no suman ${degrees(180)}.`,
    },
  },
  {
    truth: 'never',
    says: {
      en: prose`An inscribed angle measures ${degrees(180)}.`,
      es: prose`Un ángulo inscrito mide ${degrees(180)}.`,
    },
    ...HALF,
    why: {
      en: line`Its arc would be the whole circle, ${degrees(360)}.`,
      es: line`Su arco sería toda la circunferencia, ${degrees(360)}.`,
    },
  },
  {
    truth: 'never',
    says: {
      en: prose`A central angle has the same measure as an inscribed angle that intercepts the same arc.`,
      es: prose`Un ángulo central mide lo mismo que un ángulo inscrito que intercepta el mismo arco.`,
    },
    ...HALF,
    why: {
      en: line`The central angle is as large as the arc, the inscribed angle half as large.`,
      es: line`El ángulo central mide lo mismo que el arco; el inscrito, la mitad.`,
    },
  },
  {
    truth: 'always',
    says: {
      en: prose`A triangle can be inscribed in a circle.`,
      es: prose`Un triángulo se puede inscribir en una circunferencia.`,
    },
    rule: {
      en: line`the point ${symbol('O')} where the perpendicular bisectors of the sides meet`,
      es: line`el punto ${symbol('O')} donde se cortan las mediatrices de los lados`,
    },
    work: equation(equation(symbol('OA'), symbol('OB')), symbol('OC')),
    why: {
      en: line`A circle around ${symbol('O')} goes through all three vertices.`,
      es: line`Una circunferencia con centro en ${symbol('O')} pasa por los tres vértices.`,
    },
  },
  {
    truth: 'sometimes',
    says: {
      en: prose`The center of the circle lies inside an inscribed triangle.`,
      es: prose`El centro de la circunferencia está dentro de un triángulo inscrito.`,
    },
    ...HALF,
    why: {
      en: line`It does in an acute triangle, and does not in an obtuse one.`,
      es: line`Está dentro si el triángulo es acutángulo y fuera si es obtusángulo.`,
    },
  },
  {
    truth: 'never',
    says: {
      en: prose`An inscribed quadrilateral has opposite angles of ${degrees(100)} and ${degrees(70)}.`,
      es: prose`Un cuadrilátero inscrito tiene ángulos opuestos de ${degrees(100)} y ${degrees(70)}.`,
    },
    ...OPPOSITE,
    why: { en: line`They add up to ${degrees(170)}.`, es: line`Suman ${degrees(170)}.` },
  },
]
