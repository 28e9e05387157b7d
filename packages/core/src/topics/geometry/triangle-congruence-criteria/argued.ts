import {
  angleNamed,
  type Both,
  type Expr,
  type Inline,
  itemOf,
  line,
  prose,
  relation,
  segment,
} from '../../../author.ts'
import type { Criterion } from './congruence.ts'
import type { Given } from './congruence-givens.ts'
import { CRITERIA } from './parts.ts'
import { angleName, type Layout, type Part, sideName, type TrianglePair } from './triangle-pairs.ts'

type Words = Both<readonly Inline[]>

/** What is read of a figure, to follow "Read:". */
export const READ: Readonly<Record<Layout, Words>> = {
  separate: { en: line`the equal parts`, es: line`las partes iguales` },
  mirror: {
    en: line`the equal parts, and the side that both share`,
    es: line`las partes iguales y el lado que comparten`,
  },
  turn: {
    en: line`the equal parts, and the side that both share`,
    es: line`las partes iguales y el lado que comparten`,
  },
  crossing: {
    en: line`the equal parts, and the vertical angles`,
    es: line`las partes iguales y los ángulos opuestos por el vértice`,
  },
}
export const KNOWN: Readonly<Record<Layout, Words>> = {
  separate: { en: line`A part is marked.`, es: line`Hay una parte marcada.` },
  mirror: {
    en: line`Both triangles share this side: reflexive property.`,
    es: line`Los dos triángulos comparten este lado: propiedad reflexiva.`,
  },
  turn: {
    en: line`Both triangles share this side: reflexive property.`,
    es: line`Los dos triángulos comparten este lado: propiedad reflexiva.`,
  },
  crossing: { en: line`Vertical angles are equal.`, es: line`Los ángulos opuestos por el vértice son iguales.` },
}

/** Why three pairs of equal parts amount to a criterion, or to none. */
export const WHY: Readonly<Record<Criterion, Words>> = {
  SSS: {
    en: line`Three pairs of equal sides: ${CRITERIA.SSS}.`,
    es: line`Tres pares de lados iguales: ${CRITERIA.SSS}.`,
  },
  SAS: {
    en: line`Two sides and the angle between them: ${CRITERIA.SAS}.`,
    es: line`Dos lados y el ángulo entre ellos: ${CRITERIA.SAS}.`,
  },
  ASA: {
    en: line`Two angles and the side between them: ${CRITERIA.ASA}.`,
    es: line`Dos ángulos y el lado entre ellos: ${CRITERIA.ASA}.`,
  },
  AAS: {
    en: line`Two angles and a side that is not between them: ${CRITERIA.AAS}.`,
    es: line`Dos ángulos y un lado que no está entre ellos: ${CRITERIA.AAS}.`,
  },
  HL: {
    en: line`Right triangles with equal hypotenuses and a pair of equal legs: ${CRITERIA.HL}.`,
    es: line`Triángulos rectángulos con hipotenusas iguales y un par de catetos iguales: ${CRITERIA.HL}.`,
  },
  SSA: {
    en: line`The angle is not between the two sides: two different triangles can have these parts.`,
    es: line`El ángulo no está entre los dos lados: dos triángulos distintos pueden tener estas partes.`,
  },
  AAA: {
    en: line`Only angles are known: one triangle can be an enlargement of the other.`,
    es: line`Solo se conocen ángulos: un triángulo puede ser una ampliación del otro.`,
  },
}

const NONE = { en: prose`not enough information`, es: prose`información insuficiente` }
export const choiceOf = (criterion: Criterion) =>
  criterion === 'SSA' || criterion === 'AAA'
    ? NONE
    : { en: prose`${CRITERIA[criterion]}`, es: prose`${CRITERIA[criterion]}` }

/** The pair of parts that a given makes equal. */
export function deduced([kind, i]: Given, { layout }: TrianglePair): Part {
  switch (kind) {
    case 'side':
    case 'angle':
      return [kind, i]
    case 'parallel':
      return ['angle', 1 - i]
    case 'bisects':
      return ['angle', i]
    case 'midpoint':
      return ['side', layout === 'crossing' ? 1 - i : 1]
    case 'perpendicular':
      return ['angle', 0]
  }
}

export function whySaid([kind, i]: Given, { first, second }: TrianglePair): Words {
  switch (kind) {
    case 'side':
    case 'angle':
      return { en: line`This pair is given.`, es: line`Este par está dado.` }
    case 'parallel': {
      const [one, two] = [segment(sideName(first, i)), segment(sideName(second, i))]
      return {
        en: line`${one} and ${two} are parallel: alternate interior angles are equal.`,
        es: line`${one} y ${two} son paralelos: los ángulos alternos internos son iguales.`,
      }
    }
    case 'bisects':
      return { en: line`A bisector makes two equal angles.`, es: line`Una bisectriz forma dos ángulos iguales.` }
    case 'midpoint':
      return { en: line`A midpoint makes two equal segments.`, es: line`Un punto medio forma dos segmentos iguales.` }
    case 'perpendicular':
      return {
        en: line`Perpendicular segments make right angles, and all right angles are equal.`,
        es: line`Los segmentos perpendiculares forman ángulos rectos, y todos los ángulos rectos son iguales.`,
      }
  }
}

/** Which part a criterion still needs. */
export function stillNeeded(criterion: Criterion, [kind]: Part): Words {
  const name = CRITERIA[criterion]
  if (criterion === 'SSS')
    return { en: line`${name} needs the third pair of sides.`, es: line`${name} requiere el tercer par de lados.` }
  if (criterion === 'SAS')
    return kind === 'angle'
      ? {
          en: line`${name} needs the angle between the two sides.`,
          es: line`${name} requiere el ángulo entre los dos lados.`,
        }
      : { en: line`${name} needs both sides of the angle.`, es: line`${name} requiere los dos lados del ángulo.` }
  if (criterion === 'ASA')
    return kind === 'angle'
      ? { en: line`${name} needs both angles at the side.`, es: line`${name} requiere los dos ángulos en el lado.` }
      : {
          en: line`${name} needs the side between the two angles.`,
          es: line`${name} requiere el lado entre los dos ángulos.`,
        }
  return kind === 'angle'
    ? {
        en: line`${name} needs a second pair of angles, such that the side is not between the two angles.`,
        es: line`${name} requiere un segundo par de ángulos, de modo que el lado no quede entre los dos ángulos.`,
      }
    : {
        en: line`${name} needs a side that is not between the two angles.`,
        es: line`${name} requiere un lado que no esté entre los dos ángulos.`,
      }
}

const onlyTwo = (third: Expr): Words => ({
  en: line`Only two pairs of sides are known to be equal: nothing is said of ${third}.`,
  es: line`Solo se sabe que son iguales dos pares de lados: de ${third} no se dice nada.`,
})
const onlyOne = (pair: Expr): Words => ({
  en: line`Only one pair of equal angles is known: ${pair}.`,
  es: line`Solo se conoce un par de ángulos iguales: ${pair}.`,
})
type Proof = 'SSS' | 'SAS' | 'ASA' | 'AAS' | 'HL'

/** The criteria that are taken for the right one, and what is missing for them: from the known parts of the first triangle. */
export function notThisCriterion(
  criterion: Criterion,
  known: readonly Part[],
  { first, second }: TrianglePair,
): Readonly<Partial<Record<Proof, Words>>> {
  const sides = known.flatMap(([kind, i]) => (kind === 'side' ? [i] : []))
  const angles = known.flatMap(([kind, i]) => (kind === 'side' ? [] : [i]))
  const third = segment(sideName(first, itemOf([0, 1, 2].filter(i => !sides.includes(i)).concat(0), 0)))
  const one = sides.length > 0 ? segment(sideName(first, itemOf(sides, 0))) : third
  const angle = angles.length > 0 ? angleNamed(angleName(first, itemOf(angles, 0))) : null
  const equalAngles = angle && relation(angle, '≅', angleNamed(angleName(second, itemOf(angles, 0))))
  switch (criterion) {
    case 'SSS':
      return {
        SAS: {
          en: line`No pair of angles is known to be equal.`,
          es: line`No se conoce ningún par de ángulos iguales.`,
        },
      }
    case 'SAS':
      return { SSS: onlyTwo(third), ...(equalAngles ? { ASA: onlyOne(equalAngles) } : {}) }
    case 'ASA':
      return {
        AAS: {
          en: line`${one} lies between the two angles; in ${CRITERIA.AAS} it would not.`,
          es: line`${one} está entre los dos ángulos; en ${CRITERIA.AAS} no lo estaría.`,
        },
      }
    case 'AAS':
      return {
        ASA: {
          en: line`${one} does not lie between the two angles.`,
          es: line`${one} no está entre los dos ángulos.`,
        },
      }
    case 'HL':
      return {
        SAS: {
          en: line`The right angle is not between the two sides: one of them is the hypotenuse.`,
          es: line`El ángulo recto no está entre los dos lados: uno de ellos es la hipotenusa.`,
        },
      }
    case 'SSA':
      return {
        SSS: onlyTwo(third),
        ...(angle && equalAngles
          ? {
              ASA: onlyOne(equalAngles),
              AAS: onlyOne(equalAngles),
              SAS: {
                en: line`${angle} is opposite one of the two sides, not between them.`,
                es: line`${angle} es opuesto a uno de los dos lados, no está entre ellos.`,
              },
              HL: {
                en: line`${angle} is not known to be a right angle.`,
                es: line`No se sabe que ${angle} sea recto.`,
              },
            }
          : {}),
      }
    case 'AAA':
      return {
        ASA: {
          en: line`No pair of sides is known to be equal.`,
          es: line`No se conoce ningún par de lados iguales.`,
        },
        AAS: {
          en: line`It needs a pair of equal sides too.`,
          es: line`También necesita un par de lados iguales.`,
        },
      }
  }
}
