import {
  answerStep,
  aThing,
  both,
  type Cut,
  capital,
  count,
  drawing,
  equation,
  exact,
  type FormMaker,
  figure,
  fractionBar,
  line,
  list,
  name,
  ofAllBut,
  option,
  type Person,
  people,
  prose,
  quantity,
  role,
  type Sentence,
  sentenceChoice,
  step,
  sum,
  theThing,
  thing,
  things,
  trueOrFalse,
  tupleOf,
  withFigure,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { nounOf, shareNoun } from './pictures.ts'
import { cutUp, meals, SHARES, shared, tellTaken } from './stories.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const

const personChoice = (person: Person): Sentence => ({ key: person.name, says: both(prose`${name(person)}`) })

const change = option({
  larger: { en: prose`It gets larger.`, es: prose`Se hace más grande.` },
  same: { en: prose`It stays the same.`, es: prose`Queda igual.` },
  smaller: { en: prose`It gets smaller.`, es: prose`Se hace más pequeña.` },
})

type TwoWays = { whole: 'square' | 'rectangle'; parts: 2 | 4; cuts: readonly [Cut, Cut] }
const cutTwice = ({ whole, parts, cuts }: TwoWays) => {
  const [first, second] = cuts.map(cut => ({ parts, shape: whole, cut }))
  return fractionBar(...[first, second].flatMap(bar => (bar ? [bar] : [])))
}
const twoWays = drawing<TwoWays>(cutTwice, value => [{ ...value, parts: value.parts === 2 ? 4 : 2 }])
const toCut: readonly TwoWays[] = [
  { whole: 'square', parts: 4, cuts: ['crossed', 'slanted'] },
  { whole: 'rectangle', parts: 2, cuts: ['upright', 'level'] },
  { whole: 'rectangle', parts: 4, cuts: ['crossed', 'upright'] },
  { whole: 'square', parts: 2, cuts: ['upright', 'slanted'] },
]

/** So many halves or fourths, and how they are said. */
type Amount = readonly [shares: number, of: 2 | 4, en: string, es: string]
const ONE_HALF: Amount = [1, 2, 'one half', 'la mitad']
const TWO_HALVES: Amount = [2, 2, 'two halves', 'dos mitades']
const FOURTHS: readonly Amount[] = [
  [1, 4, 'one fourth', 'un cuarto'],
  [2, 4, 'two fourths', 'dos cuartos'],
  [3, 4, 'three fourths', 'tres cuartos'],
  [4, 4, 'four fourths', 'cuatro cuartos'],
]
type Relation = 'more' | 'less' | 'same'
const RELATIONS = {
  more: words('more than', 'más que'),
  less: words('less than', 'menos que'),
  same: words('as much as', 'lo mismo que'),
} as const
const [ONE, SEVERAL] = [words('is', 'es'), words('is', 'son')]
/** Said alone: it is more, not less. */
const ALONE = {
  more: words('more', 'más'),
  less: words('less', 'menos'),
  same: words('the same', 'lo mismo'),
} as const
const sizeOf = ([shares, of]: Amount) => (shares * 4) / of
const relationOf = (a: Amount, b: Amount): Relation =>
  sizeOf(a) > sizeOf(b) ? 'more' : sizeOf(a) < sizeOf(b) ? 'less' : 'same'
const AMOUNTS = [ONE_HALF, TWO_HALVES, ...FOURTHS]
const pairs = [ONE_HALF, TWO_HALVES].flatMap(half =>
  FOURTHS.flatMap((fourth): (readonly [Amount, Amount])[] => [
    [fourth, half],
    [half, fourth],
  ]),
)
const barOf = ([shaded, parts]: Amount) => ({ parts, shaded })

/** What two or four share, and how halves and fourths of one whole compare. */
export const hardForms = (form: FormMaker<typeof levels>) => ({
  whoTakesMore: form({
    levels: ['hard'],
    kind: 'story',
    lines: 0,
    draw: random => {
      const meal = random.evenly(meals)
      const [asked, isHalfFirst] = [random.evenly(['more', 'less'] as const), random.evenly([true, false])]
      return { meal, asked, isHalfFirst, persons: random.sample(people, 2) }
    },
    answer: sentenceChoice,
    solve: ({ asked, isHalfFirst, persons: [a, b] }) => personChoice((asked === 'more') === isHalfFirst ? a : b),
    mistakes: ({ meal, asked, isHalfFirst, persons: [a, b] }) => ({
      opposite: personChoice((asked === 'more') === isHalfFirst ? b : a),
      same: { key: 'same', says: meal.same },
    }),
    ask: ({ meal, asked, isHalfFirst, persons: [a, b] }) => {
      const [first, second] = isHalfFirst ? [SHARES[2], SHARES[4]] : [SHARES[4], SHARES[2]]
      return tellTaken(meal, [name(a), first], [name(b), second], asked)
    },
    solution: ({ meal, asked }, { says }) => [
      step(figure(fractionBar({ parts: 2, shaded: 1 }, { parts: 4, shaded: 1 })), because.explain, {
        sentence: {
          en: line`When the same whole has more equal shares, each share is smaller.`,
          es: line`Si el mismo entero tiene más partes iguales, cada parte es más pequeña.`,
        },
      }),
      answerStep(
        says,
        asked === 'more'
          ? {
              en: line`A half of ${aThing(meal.noun)} is more than a fourth.`,
              es: line`La mitad de ${aThing(meal.noun)} es más que un cuarto.`,
            }
          : {
              en: line`A fourth of ${aThing(meal.noun)} is less than a half.`,
              es: line`Un cuarto de ${aThing(meal.noun)} es menos que la mitad.`,
            },
      ),
    ],
    whyWrong: ({ asked }) => ({
      opposite:
        asked === 'more'
          ? { en: line`A fourth is less than a half.`, es: line`Un cuarto es menos que la mitad.` }
          : { en: line`A half is more than a fourth.`, es: line`La mitad es más que un cuarto.` },
      same: { en: line`A half and a fourth are not equal.`, es: line`La mitad y un cuarto no son iguales.` },
    }),
    check(printed, { key }) {
      const said = printed.all('words').map(({ en }) => en)
      const takers = printed.terms('person').map(({ person }) => person.name)
      const shares = said.flatMap(en => (en === SHARES[2].en ? [2] : en === SHARES[4].en ? [1] : []))
      const wanted = said.includes('more') ? Math.max(...shares) : Math.min(...shares)
      return shares.length === 2 && takers[shares.indexOf(wanted)] === key
    },
  }),

  othersCome: form({
    levels: ['hard'],
    kind: 'story',
    lines: 0,
    draw: random => ({ noun: random.evenly(shared), come: random.evenly([true, false]) }),
    answer: change,
    solve: ({ come }) => (come ? 'smaller' : 'larger'),
    ask: ({ noun, come }) => {
      const [before, after] = [role('before', come ? 2 : 4), role('after', come ? 4 : 2)]
      const many = 2
      return come
        ? {
            en: [
              prose`You share ${aThing(noun)} equally between ${before} friends. Then ${many} more friends come. Now ${after} friends share ${theThing(noun)}.`,
              prose`What happens to each share?`,
            ],
            es: [
              prose`Repartes ${aThing(noun)} en partes iguales entre ${before} amigos. Luego llegan ${many} amigos más. Ahora se reparte entre ${after}.`,
              prose`¿Qué pasa con cada parte?`,
            ],
          }
        : {
            en: [
              prose`You share ${aThing(noun)} equally among ${before} friends. Then ${many} friends leave. Now ${after} friends share ${theThing(noun)}.`,
              prose`What happens to each share?`,
            ],
            es: [
              prose`Repartes ${aThing(noun)} en partes iguales entre ${before} amigos. Luego se van ${many} amigos. Ahora se reparte entre ${after}.`,
              prose`¿Qué pasa con cada parte?`,
            ],
          }
    },
    solution: ({ come }, answer) => [
      step(figure(fractionBar({ parts: come ? 2 : 4 }, { parts: come ? 4 : 2 })), because.drawBeforeAndAfter),
      answerStep(
        change.show(answer),
        come
          ? {
              en: line`More friends share, so each share is smaller: a fourth is less than a half.`,
              es: line`Son más amigos, así que cada parte es más pequeña: un cuarto es menos que una mitad.`,
            }
          : {
              en: line`Fewer friends share, so each share is larger: a half is more than a fourth.`,
              es: line`Son menos amigos, así que cada parte es más grande: una mitad es más que un cuarto.`,
            },
      ),
    ],
    whyWrong: ({ come }, answer) =>
      ofAllBut(answer, {
        larger: {
          en: line`With more shares, each share is smaller.`,
          es: line`Con más partes, cada parte es más pequeña.`,
        },
        smaller: {
          en: line`With fewer shares, each share is larger.`,
          es: line`Con menos partes, cada parte es más grande.`,
        },
        same: come
          ? { en: line`2 shares become 4: their size changes.`, es: line`De 2 partes se pasa a 4: su tamaño cambia.` }
          : { en: line`4 shares become 2: their size changes.`, es: line`De 4 partes se pasa a 2: su tamaño cambia.` },
      }),
    check(printed, answer) {
      const [before, after] = [printed.role('before'), printed.role('after')]
      return answer === (after.compare(before) > 0 ? 'smaller' : before.equals(after) ? 'same' : 'larger')
    },
  }),

  pieces: form({
    levels: ['hard'],
    kind: 'story',
    lines: 1,
    draw: random => {
      const noun = random.evenly(cutUp)
      return { noun, parts: random.evenly([2, 4] as const), wholes: random.evenly([2, 3]) }
    },
    answer: quantity,
    solve: ({ parts, wholes }) => count(parts * wholes, nouns.piece),
    ask: ({ noun, parts, wholes }) => {
      const many = role('wholes', count(wholes, noun))
      const shares = things(shareNoun(parts))
      return {
        en: prose`You cut ${many} into ${shares}. How many pieces do you get? ____`,
        es: prose`Cortas ${many} en ${shares}. ¿Cuántos pedazos obtienes? ____`,
      }
    },
    solution: ({ noun, parts, wholes }, found) => [
      step(equation(sum(...Array<number>(wholes).fill(parts)), parts * wholes), because.explain, {
        sentence: {
          en: line`Each ${thing(noun)} gives ${parts} pieces: add.`,
          es: line`De cada ${thing(noun)} salen ${parts} pedazos: suma.`,
        },
      }),
      answerStep(both(prose`${found}`), { en: line`You get ${found}.`, es: line`Obtienes ${found}.` }),
    ],
    check(printed, { amount }) {
      const isHalves = printed.terms('thing').some(({ noun }) => noun === nouns.half)
      return exact(amount)
        .over(isHalves ? 2 : 4)
        .equals(printed.role('wholes'))
    },
  }),

  compare: form({
    levels: ['hard'],
    lines: 0,
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: random => {
      const [isTrue, noun] = [random.evenly([true, false]), random.evenly(turned(shared, 3))]
      const [a, b] = random.pick(pairs)
      const right = relationOf(a, b)
      const said = isTrue ? right : random.pick((['more', 'less', 'same'] as const).filter(other => other !== right))
      return { a, b, noun, said }
    },
    answer: trueOrFalse,
    solve: ({ a, b, said }) => (relationOf(a, b) === said ? 'true' : 'false'),
    ask: ({ a, b, noun, said }) => {
      const [left, right] = [words(a[2], a[3]), words(b[2], b[3])]
      const is = a[0] === 1 ? ONE : SEVERAL
      return {
        en: prose`Think of ${aThing(noun)}: ${left} ${is} ${RELATIONS[said]} ${right}.`,
        es: prose`Piensa en ${aThing(noun)}: ${left} ${is} ${RELATIONS[said]} ${right}.`,
      }
    },
    solution: ({ a, b, said }, answer) => {
      const [first, second] = [words(capital(a[2]), capital(a[3])), words(b[2], b[3])]
      const right = relationOf(a, b)
      return [
        step(figure(fractionBar(barOf(a), barOf(b))), because.drawTheWholes),
        step(
          both(prose`${first} ${a[0] === 1 ? ONE : SEVERAL} ${RELATIONS[right]} ${second}.`),
          because.compareTheShaded,
        ),
        answer === 'true'
          ? answerStep(trueOrFalse.show(answer), {
              en: line`The shaded parts show what the sentence says.`,
              es: line`Las partes sombreadas muestran lo que dice la oración.`,
            })
          : answerStep(trueOrFalse.show(answer), {
              en: line`It is ${ALONE[right]}, not ${ALONE[said]}.`,
              es:
                a[0] === 1
                  ? line`Es ${ALONE[right]}, no ${ALONE[said]}.`
                  : line`Son ${ALONE[right]}, no ${ALONE[said]}.`,
            }),
      ]
    },
    check(printed, answer) {
      const said = printed.all('words').map(({ en }) => en)
      const [a, b] = tupleOf(
        said.flatMap(en => AMOUNTS.filter(amount => amount[2] === en)),
        2,
      )
      // In fourths: both sides are cut as small.
      const difference = a[0] * (4 / a[1]) - b[0] * (4 / b[1])
      const [relation] = (['more', 'less', 'same'] as const).filter(each => said.includes(RELATIONS[each].en))
      const isSo = relation === 'more' ? difference > 0 : relation === 'less' ? difference < 0 : difference === 0
      return isSo === (answer === 'true')
    },
  }),

  cutTwoWays: form({
    levels: ['hard'],
    draw: random => random.evenly(toCut),
    answer: twoWays,
    solve: facts => facts,
    ask: ({ whole, parts }) =>
      withFigure(
        {
          en: prose`Cut each ${thing(nounOf(whole))} into ${things(shareNoun(parts))}. Use two different ways.`,
          es: prose`Corta cada ${thing(nounOf(whole))} en ${things(shareNoun(parts))}. Usa dos maneras distintas.`,
        },
        fractionBar({ parts: 1, shape: whole }, { parts: 1, shape: whole }),
      ),
    key: () => ({ en: prose`Other ways are right too.`, es: prose`Otras maneras también son correctas.` }),
    solution: facts => [
      step(list(...(facts.parts === 2 ? [1, 2] : [1, 2, 3, 4])), because.equalSharesAreCalled, {
        count: facts.parts,
        name: things(shareNoun(facts.parts)),
      }),
      step(figure(cutTwice(facts)), because.bothWaysAreEqual, { count: facts.parts }),
    ],
    check(printed, { whole, parts, cuts: [first, second] }) {
      const { rows } = printed.figure('fraction-bar')
      const [, asked] = printed.terms('thing')
      return first !== second && rows.every(({ shape }) => shape === whole) && asked?.noun === shareNoun(parts)
    },
  }),
})
