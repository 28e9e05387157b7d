import {
  asWritten,
  type Both,
  blank,
  both,
  box,
  type Content,
  type Counters,
  count as counted,
  counters,
  defineTopic,
  drawing,
  type Expr,
  equation,
  equationAsWritten,
  exact,
  expr,
  figure,
  figureChoice,
  formulaChoice,
  howMany,
  type Icon,
  iconNoun,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  type Printed,
  prose,
  quantity,
  type Random,
  type Step,
  step,
  theThings,
  yesOrNo,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { mixed, turned } from '../kit/choices/turned.ts'
import { filled } from '../kit/equations/filled.ts'
import { agreeing, PICTURES } from '../kit/facts/pictures.ts'

interface Facts {
  /** How many there are, and how many of them are crossed out. */
  readonly a: number
  readonly b: number
  readonly icon: Icon
  /** The places of those crossed out; the last ones where it is null. */
  readonly crossed: readonly number[] | null
}

const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)
const SMALL = mixed([2, 3, 4, 5].flatMap(a => upTo(a - 1).map(b => [a, b] as const)))
/** Neither one less nor a half: who copies a number does not find the answer. */
const LARGE = mixed(
  [6, 7, 8, 9, 10].flatMap(a => upTo(a - 1).flatMap(b => (b > 1 && a - b > 1 && 2 * b !== a ? [[a, b] as const] : []))),
)

/** Now and then none or all are crossed out. */
const WITH_NONE_LEFT = mixed([...LARGE, [8, 0], [9, 9], [10, 0], [7, 7]] as const)

/** Each form begins elsewhere: so far on among the pairs and the pictures. */
const drawSmall =
  (ahead: number) =>
  (random: Random): Facts => {
    const [a, b] = random.evenly(turned(SMALL, ahead))
    return { a, b, icon: random.evenly(turned(PICTURES, ahead)), crossed: null }
  }
function drawLarge(random: Random, ahead: number, pairs = LARGE): Facts {
  const [a, b] = random.evenly(turned(pairs, ahead))
  const places = random.shuffle(upTo(a).map(place => place - 1)).slice(0, b)
  return { a, b, icon: random.evenly(turned(PICTURES, ahead)), crossed: places.sort((one, other) => one - other) }
}

const picture = ({ a, b, icon, crossed }: Facts) =>
  counters({ icon, count: a, fill: 'white', crossed: crossed ?? b, perRow: 5 })
const boxed = ({ a, b, icon }: Omit<Facts, 'crossed'>) =>
  counters({ icon, count: a, fill: 'white', crossed: b, perRow: 5, outline: 'box' })
const whole = ({ a, b }: Pick<Facts, 'a' | 'b'>) => equation(minus(a, b), a - b)

/** All are counted, then those that are crossed out, then those that are left. */
function counting({ a, b, icon }: Facts): readonly Step[] {
  const all = theThings(iconNoun(icon))
  const crossedOut = agreeing(icon, line`los tachados`, line`las tachadas`)
  const left = agreeing(icon, line`los que quedan`, line`las que quedan`)
  return [
    step(list(...upTo(a)), because.count, { group: all }),
    step(
      { en: prose`Crossed out: ${b}`, es: agreeing(icon, prose`Tachados: ${b}`, prose`Tachadas: ${b}`) },
      because.count,
      { group: { en: line`those crossed out`, es: crossedOut } },
    ),
    ...(b > 0 && b < a
      ? [step(list(...upTo(a - b)), because.count, { group: { en: line`those that are left`, es: left } })]
      : []),
  ]
}
const subtracted = (facts: Facts): readonly Step[] => {
  const reason = facts.b === 0 ? because.takingZero : facts.b === facts.a ? because.takingAll : because.takeAway
  return [...counting(facts), step(whole(facts), reason)]
}

/** How many are drawn, and how many of them are crossed out. */
function drawnIn({ groups }: Counters): readonly [all: number, crossed: number] {
  const marks = groups.flatMap(({ items }) => items.map(({ mark }) => mark))
  return [marks.length, marks.filter(mark => mark === 'crossed').length]
}
/** The numbers of a − b = c, or null for anything else. */
function numbersOf(of: Expr): readonly [a: number, b: number, c: number] | null {
  if (of.kind !== 'relation' || of.left.kind !== 'sum' || of.left.terms.length !== 2) return null
  const [a, b] = of.left.terms.map(term => exact(term).n)
  return a === undefined || b === undefined ? null : [a, -b, exact(of.right).n]
}
const tells = (drawn: Counters, of: Expr): boolean => {
  const [all, crossed] = drawnIn(drawn)
  const [a, b, c] = numbersOf(of) ?? [0, 0, 0]
  return isTrue(of) && a === all && b === crossed && c + crossed === all
}
const tellsPrinted = (printed: Printed, of: Expr) => tells(printed.figure('counters'), of)

/** What a pupil mistakes the picture for. */
const others = {
  oneMoreCrossed: ({ a, b }: Facts) => whole({ a, b: b + 1 }),
  oneFewer: ({ a, b }: Facts) => (a - 1 > b ? whole({ a: a - 1, b }) : whole({ a: a - 1, b: b - 2 })),
  leftForCrossed: ({ a, b }: Facts) => whole({ a, b: a - b }),
}

const wrongOf = (random: Random, facts: Facts) =>
  others[random.evenly(['leftForCrossed', 'oneMoreCrossed', 'oneFewer'])](facts)

const shows = (of: Expr) => ({ en: line`The picture shows ${of}.`, es: line`El dibujo muestra ${of}.` })

const write = equation(minus(blank(2), blank(2)), blank(2))

export const subtractWithPicturesTo10 = defineTopic(
  {
    id: 'subtract-with-pictures-to-10',
    name: { en: 'Subtract with pictures within 10', es: 'Restar con dibujos hasta 10' },
    description: {
      en: 'Cross out objects in a picture and write the subtraction equation that tells how many are left.',
      es: 'Tacha objetos en un dibujo y escribe la ecuación de resta que dice cuántos quedan.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['K.OA.A.1'],
    rev: 2,
    levels: {
      easy: {},
      medium: {},
      hard: {},
    },
  },
  form => ({
    complete: form({
      levels: ['easy'],
      instruction: { en: prose`Subtract.`, es: prose`Resta.` },
      draw: drawSmall(0),
      answer: integer,
      solve: ({ a, b }) => a - b,
      ask: facts => both([figure(picture(facts)), equation(minus(facts.a, facts.b), blank(2))]),
      solution: subtracted,
      check: (printed, answer) => tellsPrinted(printed, equation(printed.one('sum'), answer)),
    }),

    howManyLeft: form({
      levels: ['easy'],
      draw: drawSmall(1),
      answer: quantity,
      solve: ({ a, b, icon }) => counted(a - b, iconNoun(icon)),
      ask(facts): Both<Content> {
        const [drawn, asked] = [figure(picture(facts)), howMany(iconNoun(facts.icon))]
        return { en: [drawn, prose`${asked} are left? ____`], es: [drawn, prose`¿${asked} quedan? ____`] }
      },
      solution: (facts, found) => [...counting(facts), step(both(prose`${found}`), because.lastNumberTellsHowMany)],
      check(printed, { amount, noun }) {
        const [all, crossed] = drawnIn(printed.figure('counters'))
        return exact(amount).plus(crossed).equals(all) && noun.en[0] === printed.term('how-many').noun.en[0]
      },
    }),

    crossOut: form({
      levels: ['easy'],
      lines: 0,
      draw: drawSmall(2),
      answer: {
        ...drawing<Facts & { [key: string]: string | number | null | readonly number[] }>(picture, facts => [
          { ...facts, b: facts.b === 1 ? 2 : facts.b - 1 },
        ]),
        show: facts => both([figure(picture(facts)), whole(facts)]),
      },
      solve: facts => ({ ...facts }),
      ask({ a, b, icon }): Both<Content> {
        const drawn = figure(counters({ icon, count: a, fill: 'white' }))
        const unfinished = equation(minus(a, b), blank(2))
        return {
          en: [prose`Cross out ${b}. Write how many are left.`, drawn, unfinished],
          es: [
            agreeing(icon, prose`Tacha ${b}. Escribe cuántos quedan.`, prose`Tacha ${b}. Escribe cuántas quedan.`),
            drawn,
            unfinished,
          ],
        }
      },
      solution: facts => [
        step(figure(picture(facts)), because.crossOut, { count: facts.b }),
        step(whole(facts), because.countThoseLeft),
      ],
      check(printed, { a, b }) {
        const [all, crossed] = drawnIn(printed.figure('counters'))
        const taken = printed.one('sum').terms.map(term => exact(term).n)
        return crossed === 0 && all === a && taken[0] === a && taken[1] === -b
      },
    }),

    pictureWithLeft: form({
      levels: ['easy'],
      draw: drawSmall(4),
      answer: figureChoice,
      solve: boxed,
      mistakes: ({ a, b, icon }) => ({
        oneMoreLeft: boxed({ a: a + 1, b, icon }),
        oneFewerLeft: boxed({ a: a + 1, b: b + 2, icon }),
      }),
      ask: ({ a, b }) =>
        a - b === 1
          ? { en: prose`In which picture is ${1} left?`, es: prose`¿En qué dibujo queda ${1}?` }
          : { en: prose`In which picture are ${a - b} left?`, es: prose`¿En qué dibujo quedan ${a - b}?` },
      solution: facts => [
        step(list(...upTo(facts.a - facts.b)), because.count, {
          group: {
            en: line`those that are not crossed out`,
            es: agreeing(facts.icon, line`los que no están tachados`, line`las que no están tachadas`),
          },
        }),
        step(figure(boxed(facts)), because.theOtherPictures, {
          others: {
            en: line`${facts.a - facts.b + 1} and ${facts.a - facts.b - 1} left`,
            es: line`que quedan ${facts.a - facts.b + 1} y ${facts.a - facts.b - 1}`,
          },
        }),
      ],
      check(printed, answer) {
        const [all, crossed] = answer.kind === 'counters' ? drawnIn(answer) : [0, 0]
        return itemOf(printed.numbers, 0).equals(all - crossed)
      },
    }),

    howManyCrossed: form({
      levels: ['medium'],
      instruction: { en: prose`Write the missing number.`, es: prose`Escribe el número que falta.` },
      draw: random => drawLarge(random, 0),
      answer: integer,
      solve: ({ b }) => b,
      ask: facts => both([figure(picture(facts)), equation(minus(facts.a, box()), facts.a - facts.b)]),
      solution: ({ a, b, icon }) => [
        step(list(...upTo(b)), because.count, {
          group: { en: line`those crossed out`, es: agreeing(icon, line`los tachados`, line`las tachadas`) },
        }),
        step(whole({ a, b }), because.writeTheMissingNumber),
      ],
      check: (printed, answer) => tellsPrinted(printed, filled(printed.one('relation'), answer)),
    }),

    crossOutMore: form({
      levels: ['hard'],
      lines: 0,
      draw: random =>
        random.until(
          () => ({ ...drawLarge(random, 13), already: random.evenly([2, 1, 3]) }),
          ({ b, already }) => b - already > 1,
        ),
      answer: integer,
      solve: ({ b, already }) => b - already,
      ask({ a, b, icon, already }): Both<Content> {
        const drawn = figure(counters({ icon, count: a, fill: 'white', crossed: already, perRow: 5 }))
        return {
          en: [prose`Cross out more until ${a - b} are left. How many more?`, drawn],
          es: [
            agreeing(
              icon,
              prose`Tacha más hasta que queden ${a - b}. ¿Cuántos más?`,
              prose`Tacha más hasta que queden ${a - b}. ¿Cuántas más?`,
            ),
            drawn,
          ],
        }
      },
      key: ({ a, b, icon }) => both(figure(picture({ a, b, icon, crossed: null }))),
      solution: ({ a, b, icon, already }) => [
        step(list(...upTo(a - already)), because.count, {
          group: {
            en: line`those that are not crossed out`,
            es: agreeing(icon, line`los que no están tachados`, line`las que no están tachadas`),
          },
        }),
        step(list(...upTo(b - already)), because.leaveAndCountTheOthers, { left: a - b }),
        step(asWritten(b - already), because.lastNumberTellsHowMany),
      ],
      check(printed, answer) {
        const [all, crossed] = drawnIn(printed.figure('counters'))
        return exact(answer).plus(crossed).plus(itemOf(printed.numbers, 0)).equals(all)
      },
    }),

    writeTheEquation: form({
      levels: ['hard'],
      instruction: { en: prose`Write the subtraction sentence.`, es: prose`Escribe la resta.` },
      draw: random => drawLarge(random, 0, WITH_NONE_LEFT),
      answer: equationAsWritten,
      solve: whole,
      ask: facts => both([figure(picture(facts)), write]),
      solution: subtracted,
      check: tellsPrinted,
    }),

    choose: form({
      levels: ['medium'],
      draw: (random): Facts => drawLarge(random, 4),
      answer: formulaChoice,
      solve: whole,
      mistakes: facts => ({
        leftForCrossed: others.leftForCrossed(facts),
        oneMoreCrossed: others.oneMoreCrossed(facts),
        oneFewer: others.oneFewer(facts),
      }),
      ask(facts): Both<Content> {
        const drawn = figure(picture(facts))
        return {
          en: [drawn, prose`Which number sentence fits the picture?`],
          es: [drawn, prose`¿Qué operación corresponde al dibujo?`],
        }
      },
      solution: subtracted,
      check: (printed, answer) => tellsPrinted(printed, expr(answer)),
    }),

    choosePicture: form({
      levels: ['medium'],
      draw: random => drawLarge(random, 9),
      answer: figureChoice,
      solve: boxed,
      mistakes: ({ a, b, icon }) => ({
        leftForCrossed: boxed({ a, b: a - b, icon }),
        oneMoreCrossed: boxed({ a, b: b + 1 === a - b ? b - 1 : b + 1, icon }),
      }),
      ask: facts => ({
        en: prose`Which picture shows ${whole(facts)}?`,
        es: prose`¿Qué dibujo muestra ${whole(facts)}?`,
      }),
      solution: facts => {
        const { a, b } = facts
        const more = b + 1 === a - b ? b - 1 : b + 1
        return [
          ...counting(facts),
          step(figure(boxed(facts)), because.theOtherPictures, {
            others: {
              en: line`${whole({ ...facts, b: a - b })} and ${whole({ ...facts, b: more })}`,
              es: line`${whole({ ...facts, b: a - b })} y ${whole({ ...facts, b: more })}`,
            },
          }),
        ]
      },
      check: (printed, answer) => answer.kind === 'counters' && tells(answer, printed.one('relation')),
    }),

    crossOutUntil: form({
      levels: ['hard'],
      lines: 0,
      draw: random =>
        drawLarge(
          random,
          9,
          LARGE.filter(([, b]) => b <= 6),
        ),
      answer: integer,
      solve: ({ b }) => b,
      ask({ a, b, icon }): Both<Content> {
        const drawn = figure(counters({ icon, count: a, fill: 'white', perRow: 5 }))
        const unfinished = equation(minus(a, box()), a - b)
        return {
          en: [prose`Cross out until ${a - b} are left.`, drawn, unfinished],
          es: [prose`Tacha hasta que queden ${a - b}.`, drawn, unfinished],
        }
      },
      key: ({ a, b, icon }) => both(figure(picture({ a, b, icon, crossed: null }))),
      solution: facts => [
        step(list(...upTo(facts.b)), because.leaveAndCountTheOthers, { left: facts.a - facts.b }),
        step(whole(facts), because.writeTheMissingNumber),
      ],
      check(printed, answer) {
        const [all] = drawnIn(printed.figure('counters'))
        const printedWhole = filled(printed.one('relation'), answer)
        return (
          isTrue(printedWhole) &&
          exact(answer)
            .plus(exact(printed.one('relation').right))
            .equals(all)
        )
      },
    }),

    doesItShow: form({
      levels: ['medium'],
      draw: random => {
        const isShown = random.evenly([true, false])
        const facts = drawLarge(random, 13)
        return { facts, shown: isShown ? whole(facts) : wrongOf(random, facts) }
      },
      answer: yesOrNo,
      solve: ({ facts, shown }) => (tells(picture(facts), shown) ? 'yes' : 'no'),
      ask({ facts, shown }): Both<Content> {
        const drawn = figure(picture(facts))
        return {
          en: [drawn, prose`Does the picture show ${shown}?`],
          es: [drawn, prose`¿El dibujo muestra ${shown}?`],
        }
      },
      solution: ({ facts, shown }, answer) => [
        ...counting(facts),
        ...(answer === 'yes'
          ? [step(yesOrNo.show('yes'), because.explain, { sentence: shows(whole(facts)) })]
          : [
              step(whole(facts), because.pictureShowsThis),
              step(yesOrNo.show('no'), because.notThisNumber, { value: shown }),
            ]),
      ],
      check: (printed, answer) => (answer === 'yes') === tellsPrinted(printed, printed.one('relation')),
    }),

    writeItRight: form({
      levels: ['hard'],
      kind: 'find-mistake',
      instruction: {
        en: prose`This subtraction sentence does not fit the picture. Write one that does.`,
        es: prose`Esta resta no corresponde al dibujo. Escribe la correcta.`,
      },
      draw: random => {
        const facts = drawLarge(random, 5)
        return { facts, shown: wrongOf(random, facts) }
      },
      answer: equationAsWritten,
      solve: ({ facts }) => whole(facts),
      ask: ({ facts, shown }) => both([figure(picture(facts)), shown, write]),
      solution: ({ facts, shown }) => [...counting(facts), step(whole(facts), because.notThisNumber, { value: shown })],
      check: (printed, answer) =>
        !tellsPrinted(printed, itemOf(printed.all('relation'), 0)) && tellsPrinted(printed, answer),
    }),
  }),
)
