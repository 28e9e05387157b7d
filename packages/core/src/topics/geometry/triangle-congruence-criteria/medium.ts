import {
  angleNamed,
  type Both,
  type Content,
  type FormMaker,
  figure,
  itemOf,
  line,
  name,
  people,
  prose,
  type Sentence,
  segment,
  sentenceChoice,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { WHY } from './argued.ts'
import type { levels } from './levels.ts'
import { CRITERIA, criterionIn } from './parts.ts'
import { read } from './shared.ts'
import { angleName, drawMarked, knownIn, type Layout, type MarkedPair, pairFigure, sideName } from './triangle-pairs.ts'

const COMMENTS = {
  SSA: {
    en: prose`The angle is not between the two sides, so congruence is not proved.`,
    es: prose`El ángulo no está entre los dos lados; por eso no se demuestra la congruencia.`,
  },
  AAA: {
    en: prose`Three pairs of equal angles show the same shape, but not necessarily the same size.`,
    es: prose`Tres pares de ángulos iguales muestran la misma forma, pero no necesariamente el mismo tamaño.`,
  },
  AAS: {
    en: prose`The triangles are congruent, but by ${CRITERIA.AAS}: the side is not between the two angles.`,
    es: prose`Los triángulos son congruentes, pero por ${CRITERIA.AAS}: el lado no está entre los dos ángulos.`,
  },
  ASA: {
    en: prose`The triangles are congruent, but by ${CRITERIA.ASA}: the side is between the two angles.`,
    es: prose`Los triángulos son congruentes, pero por ${CRITERIA.ASA}: el lado está entre los dos ángulos.`,
  },
  SAS: {
    en: prose`The triangles are congruent, but by ${CRITERIA.SAS}: the angle is between the two sides.`,
    es: prose`Los triángulos son congruentes, pero por ${CRITERIA.SAS}: el ángulo está entre los dos lados.`,
  },
} as const

type Flaw = keyof typeof COMMENTS

const FLAWS = ['SSA', 'AAS', 'AAA', 'ASA'] as const

/** Comments that are wrong here; none names the criterion that the student claims. */
const OTHERS: Readonly<Record<(typeof FLAWS)[number], readonly Flaw[]>> = {
  SSA: ['AAS', 'AAA', 'ASA'],
  AAA: ['SSA', 'AAS', 'ASA'],
  AAS: ['SSA', 'AAA', 'SAS'],
  ASA: ['SSA', 'AAA', 'SAS'],
}

/** Why a comment that names other parts is wrong here. */
const NOT_KNOWN = {
  noSides: {
    en: line`Only angles are known to be equal, no sides.`,
    es: line`Solo se sabe que son iguales los ángulos, ningún lado.`,
  },
  oneSide: {
    en: line`Only one pair of sides is known to be equal, not two.`,
    es: line`Solo se sabe que es igual un par de lados, no dos.`,
  },
  oneAngle: {
    en: line`Only one pair of angles is known to be equal, not two.`,
    es: line`Solo se sabe que es igual un par de ángulos, no dos.`,
  },
  oneOfThreeAngles: {
    en: line`Only one pair of angles is known to be equal, not three.`,
    es: line`Solo se sabe que es igual un par de ángulos, no tres.`,
  },
  aSideToo: {
    en: line`A pair of sides is known to be equal too, so the size is fixed.`,
    es: line`También se sabe que es igual un par de lados, así que el tamaño está fijado.`,
  },
} as const

function whyNot(flaw: (typeof FLAWS)[number], other: Flaw): (typeof NOT_KNOWN)[keyof typeof NOT_KNOWN] {
  if (flaw === 'AAA') return NOT_KNOWN.noSides
  if (flaw === 'SSA') return other === 'AAA' ? NOT_KNOWN.oneOfThreeAngles : NOT_KNOWN.oneAngle
  return other === 'AAA' ? NOT_KNOWN.aSideToo : NOT_KNOWN.oneSide
}

/** What decides, beyond the words of the comment. */
function decidedBy(
  flaw: (typeof FLAWS)[number],
  { pair: { layout, first }, parts }: Pick<MarkedPair, 'pair' | 'parts'>,
) {
  const known = [...parts, ...knownIn(layout)]
  const sides = known.flatMap(([kind, i]) => (kind === 'side' ? [i] : []))
  const angles = known.flatMap(([kind, i]) => (kind === 'side' ? [] : [i]))
  const angle = (i: number) => angleNamed(angleName(first, i))
  switch (flaw) {
    case 'SSA':
      return {
        en: line`Two different triangles can have these equal parts.`,
        es: line`Dos triángulos distintos pueden tener estas partes iguales.`,
      }
    case 'AAA':
      return WHY.AAA
    case 'AAS': {
      const across = itemOf(sides, 0)
      const side = segment(sideName(first, across))
      return {
        en: line`${side} is across from ${angle(across)}: it is a side of only one of the two angles.`,
        es: line`${side} está enfrente de ${angle(across)}: es lado de solo uno de los dos ángulos.`,
      }
    }
    case 'ASA': {
      const side = segment(sideName(first, itemOf(sides, 0)))
      const [one, two] = [angle(itemOf(angles, 0)), angle(itemOf(angles, 1))]
      return {
        en: line`${side} joins the vertices of ${one} and ${two}.`,
        es: line`${side} une los vértices de ${one} y ${two}.`,
      }
    }
  }
}

const CLAIMS = { SSA: CRITERIA.SAS, AAA: CRITERIA.AAA, AAS: CRITERIA.ASA, ASA: CRITERIA.AAS } as const

const comment = (key: Flaw): Sentence => ({ key, says: COMMENTS[key] })

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  error: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random, { errorLayouts }) {
      const [flaw, layout] = [random.evenly(FLAWS), random.evenly<Layout>(errorLayouts)]
      // A shared side is one side too many for three angles.
      const place = flaw === 'AAA' && layout !== 'separate' ? 'crossing' : layout
      return { flaw, who: random.pick(people), marked: drawMarked(random, place, flaw) }
    },
    answer: sentenceChoice,
    solve: ({ flaw }) => comment(flaw),
    mistakes: ({ flaw }) => Object.fromEntries(OTHERS[flaw].map(other => [`taken for ${other}`, comment(other)])),
    ask({ flaw, who, marked: { pair, parts } }): Both<Content> {
      const drawn = figure(pairFigure(pair, parts))
      return {
        en: [
          drawn,
          prose`${name(who)} says that the marks prove the triangles congruent by ${CLAIMS[flaw]}. Which comment is correct?`,
        ],
        es: [
          drawn,
          prose`${name(who)} dice que las marcas demuestran por ${CLAIMS[flaw]} que los triángulos son congruentes. ¿Qué comentario es correcto?`,
        ],
      }
    },
    solution: ({ flaw, marked: { pair, parts } }) => [
      read({ pair, parts }),
      step(COMMENTS[flaw], because.explain, { sentence: decidedBy(flaw, { pair, parts }) }),
    ],
    whyWrong: ({ flaw }) => Object.fromEntries(OTHERS[flaw].map(other => [`taken for ${other}`, whyNot(flaw, other)])),
    check: (printed, { key }) => criterionIn(printed) === key,
  }),
})
