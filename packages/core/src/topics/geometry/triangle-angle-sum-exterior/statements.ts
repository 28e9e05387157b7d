import { angleNamed, degrees, line, m, measureOfAngle, prose, sum, symbol } from '../../../author.ts'
import type { Judged } from '../../kit/geometry/how-often.ts'

const three = sum(measureOfAngle('A'), measureOfAngle('B'), measureOfAngle('C'))
const SUM = {
  rule: {
    en: line`the triangle angle sum theorem for a triangle ${symbol('ABC')}`,
    es: line`el teorema de la suma de los ángulos con un triángulo ${symbol('ABC')}`,
  },
  work: m`${three} = 180°`,
}
const OUTSIDE = {
  rule: {
    en: line`the exterior angle theorem for a triangle ${symbol('ABC')} with the exterior angle ${angleNamed('ACD')}`,
    es: line`el teorema del ángulo exterior con un triángulo ${symbol('ABC')} y su ángulo exterior ${angleNamed('ACD')}`,
  },
  work: m`${measureOfAngle('ACD')} = ${measureOfAngle('A')} + ${measureOfAngle('B')}`,
}

export const judged: readonly Judged[] = [
  {
    truth: 'never',
    says: { en: prose`A triangle has two right angles.`, es: prose`Un triángulo tiene dos ángulos rectos.` },
    ...SUM,
    why: {
      en: line`Two right angles already make ${degrees(180)}, and nothing is left for the third.`,
      es: line`Dos ángulos rectos ya suman ${degrees(180)} y no queda nada para el tercero.`,
    },
  },
  {
    truth: 'never',
    says: { en: prose`A triangle has two obtuse angles.`, es: prose`Un triángulo tiene dos ángulos obtusos.` },
    ...SUM,
    why: {
      en: line`Two obtuse angles alone make more than ${degrees(180)}.`,
      es: line`Dos ángulos obtusos solos ya suman más de ${degrees(180)}.`,
    },
  },
  {
    truth: 'sometimes',
    says: { en: prose`A triangle has an obtuse angle.`, es: prose`Un triángulo tiene un ángulo obtuso.` },
    ...SUM,
    why: {
      en: line`Angles of ${degrees(100)}, ${degrees(50)}, and ${degrees(30)} make a triangle, and so do three of ${degrees(60)}.`,
      es: line`Los ángulos de ${degrees(100)}, ${degrees(50)} y ${degrees(30)} forman un triángulo, y tres de ${degrees(60)} también.`,
    },
  },
  {
    truth: 'always',
    says: {
      en: prose`A triangle has at least two acute angles.`,
      es: prose`Un triángulo tiene por lo menos dos ángulos agudos.`,
    },
    ...SUM,
    why: {
      en: line`If two angles were ${degrees(90)} or more, nothing would be left of ${degrees(180)} for the third.`,
      es: line`Si dos ángulos midieran ${degrees(90)} o más, no quedaría nada de ${degrees(180)} para el tercero.`,
    },
  },
  {
    truth: 'sometimes',
    says: {
      en: prose`The angles of a triangle are all different.`,
      es: prose`Los ángulos de un triángulo son todos distintos.`,
    },
    ...SUM,
    why: {
      en: line`Angles of ${degrees(50)}, ${degrees(60)}, and ${degrees(70)} are all different; three of ${degrees(60)} are not.`,
      es: line`Los ángulos de ${degrees(50)}, ${degrees(60)} y ${degrees(70)} son todos distintos; tres de ${degrees(60)} no.`,
    },
  },
  {
    truth: 'always',
    says: {
      en: prose`The acute angles of a right triangle are complementary.`,
      es: prose`Los ángulos agudos de un triángulo rectángulo son complementarios.`,
    },
    ...SUM,
    why: {
      en: line`The right angle takes ${degrees(90)} of ${degrees(180)}, and ${degrees(90)} is left for the other two.`,
      es: line`El ángulo recto toma ${degrees(90)} de ${degrees(180)} y quedan ${degrees(90)} para los otros dos.`,
    },
  },
  {
    truth: 'sometimes',
    says: {
      en: prose`An isosceles triangle has a right angle.`,
      es: prose`Un triángulo isósceles tiene un ángulo recto.`,
    },
    ...SUM,
    why: {
      en: line`Angles of ${degrees(45)}, ${degrees(45)}, and ${degrees(90)} have one; three of ${degrees(60)} have none.`,
      es: line`Los ángulos de ${degrees(45)}, ${degrees(45)} y ${degrees(90)} incluyen uno; tres de ${degrees(60)} no.`,
    },
  },
  {
    truth: 'never',
    says: {
      en: prose`An equilateral triangle has an obtuse angle.`,
      es: prose`Un triángulo equilátero tiene un ángulo obtuso.`,
    },
    ...SUM,
    why: {
      en: line`Its three equal angles share ${degrees(180)}, so each is ${degrees(60)}.`,
      es: line`Sus tres ángulos iguales se reparten ${degrees(180)}: cada uno mide ${degrees(60)}.`,
    },
  },
  {
    truth: 'never',
    says: {
      en: prose`The sum of two angles of a triangle is ${degrees(180)}.`,
      es: prose`La suma de dos ángulos de un triángulo es ${degrees(180)}.`,
    },
    ...SUM,
    why: { en: line`The third angle would be ${degrees(0)}.`, es: line`El tercer ángulo mediría ${degrees(0)}.` },
  },
  {
    truth: 'always',
    says: {
      en: prose`An exterior angle of a triangle is greater than each remote interior angle.`,
      es: prose`Un ángulo exterior de un triángulo es mayor que cada ángulo interior no adyacente.`,
    },
    ...OUTSIDE,
    why: {
      en: line`It is the sum of both, and both are greater than ${degrees(0)}.`,
      es: line`Es la suma de ambos, y ambos son mayores que ${degrees(0)}.`,
    },
  },
  {
    truth: 'sometimes',
    says: {
      en: prose`An exterior angle of a triangle is acute.`,
      es: prose`Un ángulo exterior de un triángulo es agudo.`,
    },
    ...OUTSIDE,
    why: {
      en: line`It is acute beside an obtuse interior angle and obtuse beside an acute one.`,
      es: line`Es agudo junto a un ángulo interior obtuso y obtuso junto a uno agudo.`,
    },
  },
  {
    truth: 'always',
    says: {
      en: prose`An exterior angle of an equilateral triangle is ${degrees(120)}.`,
      es: prose`Un ángulo exterior de un triángulo equilátero mide ${degrees(120)}.`,
    },
    ...OUTSIDE,
    why: {
      en: line`It is the sum of two angles of ${degrees(60)}.`,
      es: line`Es la suma de dos ángulos de ${degrees(60)}.`,
    },
  },
]
