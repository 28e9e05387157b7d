import {
  type AnswerType,
  answerStep,
  approximate,
  type Both,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type Inline,
  join,
  line,
  m,
  measure,
  minus,
  pi as PI,
  piExpr,
  power,
  prose,
  Ratio,
  relation,
  role,
  step,
  story,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { DECIMAL_PI, PI_VALUES, printedPi, roundsWell, timesPi, toTenth, usePi } from '../../kit/geometry/pi.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import {
  arcCount,
  arcWork,
  drawEdged,
  drawnEdged,
  drawnOutline,
  EDGED,
  type Edged,
  straightLength,
  straightWork,
} from './edges.ts'
import { asksToRound, C, contentOf, type Form, isAround, isClose, UNITS } from './parts.ts'
import { lanes, rolling } from './settings.ts'

const DECIMAL = PI_VALUES['3.14']
const TENTH = { en: line`nearest tenth`, es: line`a la décima más cercana` }

/** The radius, longer or shorter by so much. */
const changedRadius = (way: 'longer' | 'shorter', r: number, by: number) => (way === 'longer' ? r + by : r - by)
const extended = ({ en, es }: Both<readonly Inline[]>, more: Both<readonly Inline[]>) =>
  ({
    en: { kind: 'paragraph', content: [...en, ' ', ...more.en] },
    es: { kind: 'paragraph', content: [...es, ' ', ...more.es] },
  }) as const

const inTenths: AnswerType<Measured> = { ...measured, requires: 'decimal-places-1' }

/** The perimeter of a figure with an arc. */
const outline = (form: Form, pi: '3.14' | 'exact') =>
  form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const kind = random.evenly(pi === 'exact' ? turned(EDGED, 2) : EDGED)
      const edged = random.until(
        () => drawEdged(random, kind),
        drawn => pi === 'exact' || roundsWell(arcCount(drawn).times(DECIMAL)),
      )
      return { edged, unit: random.pick(UNITS) }
    },
    answer: pi === 'exact' ? measured : inTenths,
    solve: ({ edged, unit }) => ({
      amount:
        pi === 'exact'
          ? sum(straightLength(edged), piExpr(arcCount(edged)))
          : shown(toTenth(straightLength(edged).plus(arcCount(edged).times(DECIMAL)))),
      unit,
    }),
    ask: ({ edged, unit }) => {
      const drawn = drawnEdged(edged, unit)
      const use = usePi(pi, 'tenth')
      const question =
        edged.kind === 'track'
          ? {
              en: line`The figure is a rectangle with a half circle at each end. Find the perimeter of the figure.`,
              es: line`La figura es un rectángulo con un semicírculo en cada extremo. Halla el perímetro de la figura.`,
            }
          : edged.kind === 'window'
            ? {
                en: line`The figure is a rectangle with a half circle on top. Find the perimeter of the figure.`,
                es: line`La figura es un rectángulo con un semicírculo encima. Halla el perímetro de la figura.`,
              }
            : edged.kind === 'bite'
              ? {
                  en: line`The figure is a square from which a half circle is cut out. Find the perimeter of the figure.`,
                  es: line`La figura es un cuadrado al que se le quitó un semicírculo. Halla el perímetro de la figura.`,
                }
              : edged.kind === 'half'
                ? {
                    en: line`Find the perimeter of the half circle.`,
                    es: line`Halla el perímetro del semicírculo.`,
                  }
                : {
                    en: line`Find the perimeter of the quarter circle.`,
                    es: line`Halla el perímetro del cuarto de círculo.`,
                  }
      const { en, es } = extended(question, use)
      return { en: [en, drawn], es: [es, drawn] }
    },
    solution: ({ edged, unit }, { amount }) => {
      const [straight, arc] = [straightLength(edged), timesPi(arcCount(edged), pi)]
      const full = shown(straight.plus(arcCount(edged).times(DECIMAL)))
      const P = symbol('P')
      return [
        explained(
          equation(arcWork(edged, pi), arc),
          edged.kind === 'track'
            ? line`Both half circles together are one whole circle: ${join(PI, symbol('d'))}.`
            : edged.kind === 'quarter'
              ? line`The arc is a quarter of the circumference. The diameter is twice the radius.`
              : line`The arc is half of the circumference ${join(PI, symbol('d'))}.`,
          edged.kind === 'track'
            ? line`Los dos semicírculos forman un círculo entero: ${join(PI, symbol('d'))}.`
            : edged.kind === 'quarter'
              ? line`El arco es la cuarta parte de la circunferencia. El diámetro es el doble del radio.`
              : line`El arco es la mitad de la circunferencia ${join(PI, symbol('d'))}.`,
        ),
        ...(edged.kind === 'half'
          ? []
          : [
              explained(
                equation(straightWork(edged), straight),
                line`Add the straight sides of the outline.`,
                line`Suma los lados rectos del contorno.`,
              ),
            ]),
        ...(pi === 'exact'
          ? [explained(equation(P, measure(amount, unit)), allOf(edged).en, allOf(edged).es)]
          : [
              explained(equation(P, equation(sum(shown(straight), arc), full)), allOf(edged).en, allOf(edged).es),
              step(relation(P, '≈', measure(amount, unit)), because.roundAtTheEnd, { place: TENTH }),
            ]),
      ]
    },
    // Side by side along the drawn outline.
    check: (printed, answer) => isAround(answer, drawnOutline(printed, printedPi(printed)), asksToRound(printed.text)),
  })

const allOf = ({ kind }: Edged) =>
  kind === 'half'
    ? { en: line`Add the straight side and the arc.`, es: line`Suma el lado recto y el arco.` }
    : kind === 'track'
      ? { en: line`Add the straight sides and the two arcs.`, es: line`Suma los lados rectos y los dos arcos.` }
      : { en: line`Add the straight sides and the arc.`, es: line`Suma los lados rectos y el arco.` }

export const hardForms = (form: Form) => ({
  outline: outline(form, '3.14'),
  outlineInPi: outline(form, 'exact'),

  rolls: form(
    story({
      levels: ['hard'],
      settings: rolling,
      lines: 4,
      draw(random, { diameter, turns, unit }) {
        // With the same number twice, squaring it would look like multiplying by the turns.
        const across = random.int(...diameter)
        return { diameter: measure(across, unit), turns: expr(random.intExcept(turns[0], turns[1], across)) }
      },
      answer: measured,
      solve: ({ diameter, turns }, { unit }) => ({
        amount: timesPi(evaluate(diameter).times(evaluate(turns)), '3.14'),
        unit,
      }),
      ask: ({ diameter, turns }, { ask }) => {
        const told = ask(diameter, turns)
        return extended({ en: contentOf(told.en), es: contentOf(told.es) }, usePi('3.14'))
      },
      solution: ({ diameter, turns }, { amount }, { unit, ends }) => {
        const [d, n] = [evaluate(diameter), evaluate(turns)]
        const once = timesPi(d, '3.14')
        const found = measure(amount, unit)
        const ones = n.n % 10
        const parts = [n.minus(ones), Ratio.of(ones)].map(count => timesPi(d.times(count), '3.14'))
        return [
          explained(
            equation(C, m`π d`),
            line`One turn is as long as the circumference.`,
            line`Una vuelta mide lo mismo que la circunferencia.`,
          ),
          step(equation(C, equation(times(DECIMAL_PI, shown(d)), once)), because.substituteValues),
          answerStep(
            ones === 0
              ? equation(times(shown(n), once), found)
              : equation(times(shown(n), once), equation(sum(...parts), found)),
            {
              en: [...line`Multiply by the number of turns. `, ...ends(found).en],
              es: [...line`Multiplica por el número de vueltas. `, ...ends(found).es],
            },
          ),
        ]
      },
      check: (numberOf, { amount }) => exact(amount).over(numberOf('turns')).over(numberOf('diameter')).equals(DECIMAL),
    }),
  ),

  changed: form({
    levels: ['hard'],
    lines: 3,
    draw: random => ({
      way: random.evenly(['longer', 'shorter'] as const),
      r: random.int(9, 30),
      by: random.int(2, 7),
      unit: random.pick(UNITS),
    }),
    answer: measured,
    solve: ({ way, r, by, unit }) => ({ amount: piExpr(Ratio.of(2 * changedRadius(way, r, by))), unit }),
    ask: ({ way, r, by, unit }) => {
      const length = role('around', measure(piExpr(Ratio.of(2 * r)), unit))
      const change = role(way, measure(by, unit))
      return way === 'longer'
        ? {
            en: prose`The circumference of a circle is ${length}. The radius is made ${change} longer. What is the circumference of the new circle? Write the answer in terms of π.`,
            es: prose`La circunferencia de un círculo mide ${length}. El radio se alarga ${change}. ¿Cuánto mide la circunferencia del nuevo círculo? Escribe la respuesta en términos de π.`,
          }
        : {
            en: prose`The circumference of a circle is ${length}. The radius is made ${change} shorter. What is the circumference of the new circle? Write the answer in terms of π.`,
            es: prose`La circunferencia de un círculo mide ${length}. El radio se acorta ${change}. ¿Cuánto mide la circunferencia del nuevo círculo? Escribe la respuesta en términos de π.`,
          }
    },
    solution: ({ way, r: old, by, unit }) => {
      const fresh = changedRadius(way, old, by)
      return [
        explained(
          equation(symbol('r'), equation(divide(piExpr(Ratio.of(2 * old)), join(2, PI)), old)),
          line`Find the radius: divide the circumference by ${join(2, PI)}.`,
          line`Halla el radio: divide la circunferencia entre ${join(2, PI)}.`,
        ),
        explained(
          equation(way === 'longer' ? sum(old, by) : minus(old, by), fresh),
          line`Find the new radius.`,
          line`Halla el nuevo radio.`,
        ),
        explained(
          equation(C, equation(times(2, PI, fresh), measure(piExpr(Ratio.of(2 * fresh)), unit))),
          line`Use ${m`C = 2 π r`} with the new radius.`,
          line`Usa ${m`C = 2 π r`} con el nuevo radio.`,
        ),
      ]
    },
    check: (printed, { amount }) => {
      const found = printed.terms('role').find(({ name }) => name === 'around')
      const length = found && found.of.kind !== 'quantity' ? approximate(found.of) : 0
      const isLonger = printed.terms('role').some(({ name }) => name === 'longer')
      const by = printed.role(isLonger ? 'longer' : 'shorter').toNumber()
      return isClose(approximate(expr(amount)) - length, 2 * Math.PI * (isLonger ? by : -by))
    },
  }),

  fromArea: form({
    levels: ['hard'],
    lines: 3,
    draw: random => ({
      r: random.int(3, 15),
      pi: random.evenly(['exact', '3.14'] as const),
      unit: random.pick(UNITS),
    }),
    answer: measured,
    solve: ({ r, pi, unit }) => ({ amount: timesPi(Ratio.of(2 * r), pi), unit }),
    ask: ({ r, pi, unit }) => {
      const area = role('area', measure(timesPi(Ratio.of(r * r), pi), `square-${unit}`))
      return extended(
        {
          en: line`The area of a circle is ${area}. What is its circumference?`,
          es: line`El área de un círculo es de ${area}. ¿Cuánto mide su circunferencia?`,
        },
        usePi(pi),
      )
    },
    solution: ({ r, pi, unit }) => {
      const used: Expr = pi === 'exact' ? PI : DECIMAL_PI
      const area = timesPi(Ratio.of(r * r), pi)
      return [
        explained(
          equation(join(used, power(symbol('r'), 2)), area),
          line`Substitute in ${m`A = π r^2`}.`,
          line`Sustituye en ${m`A = π r^2`}.`,
        ),
        explained(
          equation(power(symbol('r'), 2), r * r),
          line`Divide both sides by ${used}.`,
          line`Divide ambos lados entre ${used}.`,
        ),
        explained(
          equation(symbol('r'), r),
          line`Find the number whose square is ${r * r}.`,
          line`Halla el número cuyo cuadrado es ${r * r}.`,
        ),
        explained(
          equation(C, equation(times(2, used, r), measure(timesPi(Ratio.of(2 * r), pi), unit))),
          line`Use ${equation(C, m`2 π r`)}.`,
          line`Usa ${equation(C, m`2 π r`)}.`,
        ),
      ]
    },
    // The square of the circumference is 4π times the area.
    check: (printed, { amount }) => {
      const found = printed.terms('role').find(({ name }) => name === 'area')
      const area = found && found.of.kind !== 'quantity' ? approximate(found.of) : 0
      const length = approximate(expr(amount))
      return length > 0 && isClose(length ** 2, 4 * printedPi(printed) * area)
    },
  }),

  fartherOut: form(
    story({
      levels: ['hard'],
      settings: lanes,
      lines: 4,
      draw(random, { inner, more, unit }) {
        const r = random.int(...inner)
        // The difference is not the inner circumference once more.
        return { inner: measure(r, unit), more: measure(random.intExcept(...more, r), unit) }
      },
      answer: measured,
      solve: ({ more }, { unit }) => ({ amount: timesPi(evaluate(more).times(2), '3.14'), unit }),
      ask: ({ inner, more }, { ask }) => {
        const told = ask(inner, more)
        return extended({ en: contentOf(told.en), es: contentOf(told.es) }, usePi('3.14'))
      },
      solution: ({ inner, more }, { amount }, { unit, ends }) => {
        const [r, w] = [evaluate(inner), evaluate(more)]
        const outer = r.plus(w)
        const [one, other] = [r, outer].map(radius => timesPi(radius.times(2), '3.14')) as [Expr, Expr]
        const found = measure(amount, unit)
        return [
          explained(equation(sum(r, w), outer), line`Find the outer radius.`, line`Halla el radio exterior.`),
          explained(
            equation(times(2, DECIMAL_PI, outer), other),
            line`Outer circumference: use ${equation(C, m`2 π r`)}.`,
            line`Circunferencia exterior: usa ${equation(C, m`2 π r`)}.`,
          ),
          explained(
            equation(times(2, DECIMAL_PI, r), one),
            line`Inner circumference, in the same way.`,
            line`Circunferencia interior, del mismo modo.`,
          ),
          answerStep(equation(minus(other, one), found), {
            en: [...line`Subtract. `, ...ends(found).en],
            es: [...line`Resta. `, ...ends(found).es],
          }),
        ]
      },
      // Only how much farther out it is counts.
      check: (numberOf, { amount }) => exact(amount).over(numberOf('more')).equals(DECIMAL.times(2)),
    }),
  ),
})
