import { angleNamed, degrees, equation, line, measureOfAngle, prose, sum, symbol } from '../../../author.ts'
import type { Judged } from '../../kit/geometry/how-often.ts'

const [a, b, c] = [measureOfAngle('A'), measureOfAngle('B'), measureOfAngle('C')]
const SUM = {
  rule: {
    en: line`the sum of the angles of a triangle ${symbol('ABC')}`,
    es: line`la suma de los ángulos de un triángulo ${symbol('ABC')}`,
  },
  work: equation(sum(a, b, c), degrees(180)),
}
const OUTSIDE = {
  rule: {
    en: line`the rule that an exterior angle ${angleNamed('ACD')} of a triangle ${symbol('ABC')} is the sum of the two remote interior angles`,
    es: line`la regla de que un ángulo exterior ${angleNamed('ACD')} de un triángulo ${symbol('ABC')} es la suma de los dos ángulos interiores no adyacentes`,
  },
  work: equation(measureOfAngle('ACD'), sum(a, b)),
}
const d = degrees

export const judged: readonly Judged[] = [
  {
    truth: 'never',
    says: {
      en: prose`A triangle has an angle of ${d(110)} and another one of ${d(75)}.`,
      es: prose`Un triángulo tiene un ángulo de ${d(110)} y otro de ${d(75)}.`,
    },
    ...SUM,
    why: {
      en: line`Two of the angles alone would make ${d(185)}, which is more than ${d(180)}.`,
      es: line`Dos de los ángulos solos sumarían ${d(185)}, que es más de ${d(180)}.`,
    },
  },
  {
    truth: 'always',
    says: {
      en: prose`A triangle with angles of ${d(25)} and ${d(65)} has a right angle.`,
      es: prose`Un triángulo con ángulos de ${d(25)} y ${d(65)} tiene un ángulo recto.`,
    },
    ...SUM,
    why: {
      en: line`The two angles make ${d(90)}, so ${d(90)} is left for the third one.`,
      es: line`Los dos ángulos suman ${d(90)}, así que quedan ${d(90)} para el tercero.`,
    },
  },
  {
    truth: 'sometimes',
    says: {
      en: prose`A triangle with an angle of ${d(50)} has an obtuse angle.`,
      es: prose`Un triángulo con un ángulo de ${d(50)} tiene un ángulo obtuso.`,
    },
    ...SUM,
    why: {
      en: line`The other two angles add up to ${d(130)}. With ${d(100)} and ${d(30)} there is an obtuse angle; with ${d(70)} and ${d(60)} there is none.`,
      es: line`Los otros dos ángulos suman ${d(130)}. Con ${d(100)} y ${d(30)} hay un ángulo obtuso; con ${d(70)} y ${d(60)} no lo hay.`,
    },
  },
  {
    truth: 'always',
    says: {
      en: prose`An exterior angle of a triangle is larger than each of its two remote interior angles.`,
      es: prose`Un ángulo exterior de un triángulo es mayor que cada uno de sus dos ángulos interiores no adyacentes.`,
    },
    ...OUTSIDE,
    why: {
      en: line`It is the sum of both, so each of them is only a part of it.`,
      es: line`Es la suma de los dos, así que cada uno es solo una parte de él.`,
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
      en: line`With remote angles of ${d(30)} and ${d(40)} it measures ${d(70)} and is acute; with ${d(60)} and ${d(50)} it measures ${d(110)} and is obtuse.`,
      es: line`Con ángulos no adyacentes de ${d(30)} y ${d(40)} mide ${d(70)} y es agudo; con ${d(60)} y ${d(50)} mide ${d(110)} y es obtuso.`,
    },
  },
  {
    truth: 'never',
    says: {
      en: prose`Both equal angles of an isosceles triangle are obtuse.`,
      es: prose`Los dos ángulos iguales de un triángulo isósceles son obtusos.`,
    },
    ...SUM,
    why: {
      en: line`Two obtuse angles alone make more than ${d(180)}.`,
      es: line`Dos ángulos obtusos solos suman más de ${d(180)}.`,
    },
  },
  {
    truth: 'always',
    says: {
      en: prose`In a triangle with three equal angles, each angle measures ${d(60)}.`,
      es: prose`En un triángulo con tres ángulos iguales, cada ángulo mide ${d(60)}.`,
    },
    ...SUM,
    why: {
      en: line`Three equal angles share ${d(180)}, and a third of it is ${d(60)}.`,
      es: line`Tres ángulos iguales se reparten ${d(180)}, y la tercera parte es ${d(60)}.`,
    },
  },
  {
    truth: 'sometimes',
    says: {
      en: prose`A triangle with an angle of ${d(80)} has two equal angles.`,
      es: prose`Un triángulo con un ángulo de ${d(80)} tiene dos ángulos iguales.`,
    },
    ...SUM,
    why: {
      en: line`The other two angles add up to ${d(100)}. With ${d(50)} and ${d(50)} two angles are equal; with ${d(60)} and ${d(40)} none are.`,
      es: line`Los otros dos ángulos suman ${d(100)}. Con ${d(50)} y ${d(50)} hay dos ángulos iguales; con ${d(60)} y ${d(40)} no los hay.`,
    },
  },
  {
    truth: 'never',
    says: {
      en: prose`An exterior angle of a triangle is equal to one of its remote interior angles.`,
      es: prose`Un ángulo exterior de un triángulo es igual a uno de sus ángulos interiores no adyacentes.`,
    },
    ...OUTSIDE,
    why: {
      en: line`The other remote angle is more than ${d(0)}, so the sum is larger than either of them.`,
      es: line`El otro ángulo no adyacente mide más de ${d(0)}, así que la suma es mayor que cualquiera de los dos.`,
    },
  },
  {
    truth: 'never',
    says: {
      en: prose`A triangle with an exterior angle of ${d(100)} at one corner has an angle of ${d(105)} at another corner.`,
      es: prose`Un triángulo con un ángulo exterior de ${d(100)} en un vértice tiene un ángulo de ${d(105)} en otro vértice.`,
    },
    ...OUTSIDE,
    why: {
      en: line`The two remote angles make ${d(100)} together, so neither of them can be ${d(105)}.`,
      es: line`Los dos ángulos no adyacentes suman ${d(100)}, así que ninguno puede medir ${d(105)}.`,
    },
  },
]
