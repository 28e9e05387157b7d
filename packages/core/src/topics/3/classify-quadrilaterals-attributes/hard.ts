import {
  aThing,
  drawing,
  explainedBy,
  type FormMaker,
  figure,
  isSameContent,
  itemOf,
  line,
  list,
  name as nameOfPerson,
  type Point,
  people,
  prose,
  sentenceChoice,
  things,
  words,
} from '../../../author.ts'
import { printedOf } from '../../kit/choices/statements.ts'
import {
  drawQuadrilaterals,
  markedQuadrilateral,
  measured,
  plainCorners,
  type Quadrilateral,
} from '../../kit/shapes/quadrilaterals.ts'
import { CLAIMS, decides, FALSE_CLAIMS, isSo, said, TRUE_CLAIMS, verdictSaid, whyDecided, whyNot } from './claims.ts'
import type { levels } from './levels.ts'
import { LISTED } from './lists.ts'
import {
  areLetters,
  askAbout,
  DEFINED,
  featuresOf,
  hasName,
  hasSaid,
  letterOf,
  letters,
  lettersWhere,
  MARKS,
  measuredAll,
  NAMES,
  NOUN,
} from './parts.ts'
import { WISHES } from './wishes.ts'

/** What is asked for, and six shapes; of the right ones at least one is a square. */
const SETS: readonly { readonly name: 'rectangle' | 'rhombus'; readonly kinds: readonly Quadrilateral[] }[] = [
  { name: 'rhombus', kinds: ['rhombus', 'square', 'rectangle', 'parallelogram', 'kite', 'trapezoid'] },
  { name: 'rectangle', kinds: ['rectangle', 'square', 'rectangle', 'parallelogram', 'rhombus', 'rightTrapezoid'] },
  { name: 'rhombus', kinds: ['rhombus', 'rhombus', 'square', 'parallelogram', 'kite', 'rectangle'] },
  { name: 'rectangle', kinds: ['square', 'rectangle', 'rightTrapezoid', 'trapezoid', 'parallelogram', 'rhombus'] },
  { name: 'rhombus', kinds: ['square', 'square', 'rhombus', 'rectangle', 'rightTrapezoid', 'kite'] },
  { name: 'rectangle', kinds: ['square', 'rectangle', 'rectangle', 'kite', 'parallelogram', 'rightTrapezoid'] },
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  allOfThem: form({
    levels: ['hard'],
    instruction: MARKS,
    wide: true,
    draw: random => {
      const { name, kinds } = random.evenly(SETS)
      return { name, shapes: drawQuadrilaterals(random, random.shuffle<readonly Quadrilateral[]>(kinds)) }
    },
    answer: letters,
    solve: ({ name, shapes }) => lettersWhere(i => hasName(featuresOf(itemOf(shapes, i)), name), shapes.length),
    ask: ({ name, shapes }) => {
      const them = things(NOUN[name])
      return askAbout(
        {
          en: prose`Which of these shapes are ${them}? Write all the letters.`,
          es: prose`¿Cuáles de estas figuras son ${them}? Escribe todas las letras.`,
        },
        shapes,
      )
    },
    solution: ({ name, shapes }, answer) => {
      const { en, es } = DEFINED[name]
      const squares = lettersWhere(i => itemOf(shapes, i).kind === 'square', shapes.length)
      return [
        explainedBy(list(...lettersWhere(i => !hasName(featuresOf(itemOf(shapes, i)), name), shapes.length)), {
          en: [...en, '. These shapes do not.'],
          es: [...es, '. Estas figuras no.'],
        }),
        explainedBy(list(...squares), {
          en: line`A square is ${aThing(NOUN[name])} too.`,
          es: line`Un cuadrado también es ${aThing(NOUN[name])}.`,
        }),
        explainedBy(list(...answer), {
          en: line`These shapes are ${things(NOUN[name])}.`,
          es: line`Estas figuras son ${things(NOUN[name])}.`,
        }),
      ]
    },
    check(printed, answer) {
      const { noun } = printed.term('thing')
      const name = NAMES.find(one => NOUN[one] === noun)
      return (
        name !== undefined &&
        areLetters(
          answer,
          measuredAll(printed).map(shape => hasName(shape, name)),
        )
      )
    },
  }),

  trueAndWhy: form({
    levels: ['hard'],
    kind: 'choose',
    lines: 0,
    instruction: {
      en: prose`Is the sentence true or false? Choose the answer with the right reason.`,
      es: prose`¿La oración es verdadera o falsa? Elige la respuesta con la razón correcta.`,
    },
    draw: random => ({ claim: CLAIMS.indexOf(random.pick(random.evenly([TRUE_CLAIMS, FALSE_CLAIMS]))) }),
    answer: sentenceChoice,
    solve: ({ claim }) => verdictSaid(itemOf(CLAIMS, claim).right),
    mistakes: ({ claim }) =>
      Object.fromEntries(itemOf(CLAIMS, claim).wrong.map((verdict, i) => [`reason${i + 1}`, verdictSaid(verdict)])),
    ask({ claim }) {
      const { en, es } = said(itemOf(CLAIMS, claim).says)
      return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
    },
    solution({ claim }, answer) {
      const { says, right } = itemOf(CLAIMS, claim)
      return [
        explainedBy(
          words(
            'rectangle: 4 right angles; rhombus: 4 equal sides; square: both',
            'rectángulo: 4 ángulos rectos; rombo: 4 lados iguales; cuadrado: las dos cosas',
          ),
          { en: line`Recall what each name means.`, es: line`Recuerda qué significa cada nombre.` },
        ),
        explainedBy(answer.says, whyDecided(says, right)),
      ]
    },
    whyWrong({ claim }) {
      const made = itemOf(CLAIMS, claim)
      return Object.fromEntries(made.wrong.map((verdict, i) => [`reason${i + 1}`, whyNot(made, verdict)]))
    },
    check(printed, { key }) {
      const { content } = printed.block('paragraph')
      const claim = CLAIMS.find(({ says }) => Object.values(said(says)).some(one => isSameContent(one, content)))
      if (!claim) return false
      const verdict = [...claim.wrong, claim.right].find(one => verdictSaid(one).key === key)
      return verdict !== undefined && verdict.isTrue === isSo(claim.says) && decides(verdict.because, claim.says)
    },
  }),

  draw: form({
    levels: ['hard'],
    lines: 5,
    draw: random => {
      const wish = random.evenly(WISHES)
      return { wish: WISHES.indexOf(wish), kind: wish.kind }
    },
    answer: drawing<{ readonly corners: readonly Point[] }>(
      ({ corners }) => markedQuadrilateral({ corners, turn: 0 }),
      () => [{ corners: plainCorners('square') }],
    ),
    solve: ({ kind }) => ({ corners: plainCorners(kind) }),
    key: () => ({
      en: prose`Other drawings can be right too.`,
      es: prose`Otros dibujos también pueden ser correctos.`,
    }),
    ask: ({ wish }) => itemOf(WISHES, wish).says,
    solution({ wish }, { corners }) {
      const { not, notBecause, because: fitting } = itemOf(WISHES, wish)
      const shown = (kind: Quadrilateral) => figure(markedQuadrilateral({ corners: plainCorners(kind), turn: 0 }))
      return [
        explainedBy(shown(not), {
          en: ['This shape does not fit: ', ...notBecause.en, '.'],
          es: ['Esta figura no sirve: ', ...notBecause.es, '.'],
        }),
        explainedBy(figure(markedQuadrilateral({ corners, turn: 0 })), {
          en: ['This shape fits. ', ...fitting.en],
          es: ['Esta figura sirve. ', ...fitting.es],
        }),
      ]
    },
    check: (printed, { corners }) => printedOf(WISHES, printed)?.fits(measured(corners)) === true,
  }),

  correctList: form({
    levels: ['hard'],
    kind: 'find-mistake',
    wide: true,
    instruction: MARKS,
    draw: random => {
      const listed = random.evenly(LISTED)
      const isMissed = random.evenly([true, false])
      const kinds = random.shuffle<readonly Quadrilateral[]>(listed.kinds)
      return {
        which: LISTED.indexOf(listed),
        isMissed,
        shapes: drawQuadrilaterals(random, kinds),
        wrong: kinds.indexOf(isMissed ? listed.missed : listed.added),
        who: random.pick(people),
      }
    },
    answer: letters,
    solve: ({ which, shapes }) =>
      lettersWhere(i => itemOf(LISTED, which).fits(featuresOf(itemOf(shapes, i))), shapes.length),
    ask({ which, shapes, wrong, who }) {
      const { them, fits } = itemOf(LISTED, which)
      const said = lettersWhere(i => fits(featuresOf(itemOf(shapes, i))) !== (i === wrong), shapes.length)
      return askAbout(
        {
          en: prose`${nameOfPerson(who)} lists ${them}: ${list(...said)}. The list has one mistake. Write the correct list of letters.`,
          es: prose`${nameOfPerson(who)} hace una lista de ${them}: ${list(...said)}. La lista tiene un error. Escribe la lista correcta de letras.`,
        },
        shapes,
      )
    },
    key: ({ isMissed, wrong }) =>
      isMissed
        ? {
            en: prose`The mistake: ${letterOf(wrong)} is missing.`,
            es: prose`El error: falta ${letterOf(wrong)}.`,
          }
        : {
            en: prose`The mistake: ${letterOf(wrong)} does not belong.`,
            es: prose`El error: ${letterOf(wrong)} no debe estar.`,
          },
    solution({ which, shapes, isMissed, wrong }, answer) {
      const { them, rule } = itemOf(LISTED, which)
      const { en, es } = hasSaid(featuresOf(itemOf(shapes, wrong)))
      const letter = letterOf(wrong)
      return [
        explainedBy(them, rule),
        explainedBy(
          letter,
          isMissed
            ? {
                en: [...line`The mistake: ${letter} is missing. `, ...en],
                es: [...line`El error: falta ${letter}. `, ...es],
              }
            : {
                en: [...line`The mistake: ${letter} does not belong. `, ...en],
                es: [...line`El error: ${letter} no debe estar. `, ...es],
              },
        ),
        explainedBy(list(...answer), {
          en: line`All these shapes fit, and no others do.`,
          es: line`Todas estas figuras sirven y las demás no.`,
        }),
      ]
    },
    check(printed, answer) {
      const them = printed.one('words')
      const found = LISTED.find(listed => isSameContent(listed.them, them))
      return found !== undefined && areLetters(answer, measuredAll(printed).map(found.fits))
    },
  }),
})
