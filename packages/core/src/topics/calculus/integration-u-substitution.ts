import {
  antiderivative,
  approximate,
  type Both,
  both,
  bySubstitution,
  type Content,
  defineTopic,
  definiteIntegral,
  derivative,
  differentiate,
  type Expr,
  equation,
  explained,
  explainedBy,
  expr,
  expression,
  expressionList,
  formulaChoice,
  integral,
  itemOf,
  line,
  m,
  prose,
  Ratio,
  sentenceChoice,
  statements,
  step,
  substitute,
  symbol,
  tupleOf,
  type Value,
  withNewLimits,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { agree, areaUnder, near } from '../kit/functions/functions.ts'
import { candidates } from './integration-u-substitution/choices.ts'
import { definites } from './integration-u-substitution/definites.ts'
import { integrals } from './integration-u-substitution/integrals.ts'
import { claims, givenAndRight, misread, mistakeIn, whatIsRight } from './integration-u-substitution/misread.ts'
import { isAntiderivative, isGoodChoice, u } from './integration-u-substitution/parts.ts'

const triedWith = ({ of, slope }: { readonly of: Expr; readonly slope: Expr }): Content =>
  statements(equation(u, of), equation(derivative('u', 'x'), slope))

/** u, its derivative, and the integral. */
function threeParts(values: readonly Expr[]): Content {
  const [inner, slope, result] = tupleOf(values, 3)
  return statements(equation(u, inner), equation(derivative('u', 'x'), slope), result)
}

type Claim = 'bounds' | 'factor' | 'constant' | 'none'
const SAID: Readonly<Record<Claim, Both<Content>>> = {
  bounds: {
    en: prose`The limits were not changed to those of ${u}.`,
    es: prose`No cambió los límites a los de ${u}.`,
  },
  factor: {
    en: prose`The factor that comes from ${m`d u`} is wrong.`,
    es: prose`El factor que viene de ${m`d u`} está mal.`,
  },
  constant: { en: prose`The constant of integration is missing.`, es: prose`Falta la constante de integración.` },
  none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
}
const said = (key: Claim) => ({ key, says: SAID[key] })

export const integrationUSubstitution = defineTopic(
  {
    id: 'integration-u-substitution',
    name: { en: 'Integration by substitution', es: 'Integración por sustitución' },
    description: {
      en: 'Change the variable to find indefinite and definite integrals of composite functions.',
      es: 'Cambia la variable para hallar integrales indefinidas y definidas de funciones compuestas.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.9'],
    rev: 8,
    levels: {
      easy: {
        kinds: ['linear power', 'linear exponent', 'linear sine', 'linear reciprocal'],
        choices: ['cosine of a power', 'power of a sine'],
        misread: [],
      },
      medium: {
        kinds: [
          'quadratic power',
          'negative power',
          'root of a quadratic',
          'exponent of sine',
          'power of a logarithm',
          'x over a quadratic',
          'tangent',
        ],
        choices: ['power of an arctangent', 'cosine of a root', 'sine of a logarithm', 'exponential of a root'],
        misread: ['power of a quadratic', 'sine times a power of cosine', 'x times an exponential'],
      },
      hard: {
        kinds: ['leftover x', 'logarithm below', 'arctangent of e^x', 'odd power of sine'],
        choices: [],
        misread: [],
      },
    },
  },
  form => ({
    integrate: form({
      share: 3,
      instruction: { en: prose`Find the integral by substitution.`, es: prose`Halla la integral por sustitución.` },
      draw: (random, { kinds }) => integrals[random.evenly<keyof typeof integrals>(kinds)](random),
      answer: antiderivative('x'),
      solve: ({ result }) => m`${result} + C`,
      ask: ({ of }) => both(integral(of, 'x')),
      solution: ({ inner, inside, integrated, multipliedOut }, answer) =>
        bySubstitution(inner, inside, integrated, answer, multipliedOut),
      check: (printed, answer) => isAntiderivative(printed.one('integral').of, answer),
    }),

    stateInner: form({
      levels: ['easy'],
      instruction: {
        en: prose`State ${u} and the derivative ${derivative('u', 'x')}. Then find the integral.`,
        es: prose`Indica ${u} y la derivada ${derivative('u', 'x')}. Después halla la integral.`,
      },
      lines: 5,
      draw: random => ({ a: random.int(2, 4), n: random.int(2, 5), c: random.int(1, 9) }),
      answer: {
        ...expressionList,
        show: values => both(threeParts(values)),
      },
      solve: ({ a, n, c }): readonly Expr[] => [
        m`x^${a} + ${c}`,
        m`${a}x^${a - 1}`,
        m`${Ratio.of(1, n + 1)}(x^${a} + ${c})^${n + 1} + C`,
      ],
      ask: ({ a, n, c }) => both(integral(m`${a}x^${a - 1}(x^${a} + ${c})^${n}`, 'x')),
      solution: ({ a, n, c }, answer) =>
        bySubstitution(
          { of: m`x^${a} + ${c}`, slope: m`${a}x^${a - 1}` },
          m`u^${n}`,
          m`${Ratio.of(1, n + 1)}u^${n + 1}`,
          itemOf(answer, 2),
        )
          // All of du stands in the integrand.
          .with(
            0,
            step(statements(equation(u, m`x^${a} + ${c}`), equation(m`d u`, m`${a}x^${a - 1} d x`)), because.chooseU),
          )
          .with(-1, step(threeParts(answer), because.backToOriginalLetter, { letter: symbol('x') })),
      // The integrand is a power of u times its derivative.
      check(printed, answer) {
        const [inner, slope, result] = answer
        const { of } = printed.one('integral')
        if (!inner || !slope || !result || !agree(differentiate(inner, 'x'), slope)) return false
        const outer = [0.5, 1.1].map(x => approximate(of, { x }) / approximate(slope, { x }))
        const isPower = [2, 3, 4, 5].some(n =>
          [0.5, 1.1].every((x, i) => near(approximate(inner, { x }) ** n, itemOf(outer, i))),
        )
        const isPlain = [3, 4, 5, 6].some(n => {
          const ratio = (x: number) => approximate(result, { x, C: 0 }) / approximate(inner, { x }) ** n
          return near(ratio(0.5), ratio(1.1))
        })
        return isPower && isPlain && isAntiderivative(of, result)
      },
    }),

    whichSubstitution: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Which substitution works best?`, es: prose`¿Qué sustitución conviene más?` },
      draw: (random, { choices }) => candidates[random.evenly<keyof typeof candidates>(choices)](random),
      answer: formulaChoice,
      solve: ({ right }): Value => equation(u, right.of),
      mistakes: ({ root, staying }) =>
        Object.fromEntries(
          [...(root ? [root] : []), ...staying].map(({ of }, i) => [`candidate${i + 1}`, equation(u, of)]),
        ),
      ask: ({ of }) => both(integral(of, 'x')),
      solution: ({ right, inside }, answer) => [
        step(equation(derivative('u', 'x'), right.slope), because.derivativeIsInside, { u: answer }),
        explained(
          statements(equation(u, right.of), integral(inside, 'u')),
          line`Rewrite the integral: only ${u} is left in it.`,
          line`Reescribe la integral: en ella queda solo ${u}.`,
        ),
      ],
      whyWrong: ({ root, staying }) =>
        Object.fromEntries(
          [
            ...(root
              ? [
                  root.leaves
                    ? explained(
                        triedWith(root),
                        line`After substituting, ${root.leaves} is left in the denominator.`,
                        line`Después de sustituir, queda ${root.leaves} en el denominador.`,
                      )
                    : root.needs
                      ? explained(
                          triedWith(root),
                          line`The factor ${root.needs} is not in the integrand beside ${root.of}.`,
                          line`El factor ${root.needs} no está en el integrando junto a ${root.of}.`,
                        )
                      : explained(
                          triedWith(root),
                          line`A root is left, which is harder.`,
                          line`Queda una raíz, y es más difícil.`,
                        ),
                ]
              : []),
            ...staying.map(one =>
              explained(
                triedWith(one),
                line`After substituting, an ${symbol('x')} is left.`,
                line`Después de sustituir, queda una ${symbol('x')}.`,
              ),
            ),
          ].map((why, i) => [`candidate${i + 1}`, why]),
        ),
      check(printed, answer) {
        const chosen = expr(answer)
        return chosen.kind === 'relation' && isGoodChoice(printed.one('integral').of, chosen.right)
      },
    }),

    newBounds: form({
      levels: ['medium'],
      lines: 4,
      draw: random => definites[random.evenly(['power', 'exponential', 'root', 'logarithm'])](random),
      answer: formulaChoice,
      solve: ({ inside, ends }): Value => integral(inside, 'u', ends),
      mistakes: ({ inside, ends: [from, to], limits, forgotten }) => ({
        boundsNotChanged: integral(inside, 'u', limits),
        boundsSwapped: integral(inside, 'u', [to, from]),
        factorLost: integral(forgotten, 'u', [from, to]),
      }),
      ask: ({ of, limits, inner }) => ({
        en: [
          integral(of, 'x', limits),
          prose`Let ${equation(u, inner.of)}. Which integral in ${u} equals the given integral?`,
        ],
        es: [
          integral(of, 'x', limits),
          prose`Sea ${equation(u, inner.of)}. ¿Qué integral en ${u} es igual a la integral dada?`,
        ],
      }),
      solution: ({ inner, limits, inside, ends }) => [
        ...withNewLimits(inner, limits, inside, ends).slice(0, -1),
        explained(
          integral(inside, 'u', ends),
          line`Rewrite the integral with ${u}.`,
          line`Reescribe la integral con ${u}.`,
        ),
      ],
      whyWrong: ({ ends: [from, to], whyForgotten }) => ({
        boundsNotChanged: {
          en: line`Its limits are still those of ${symbol('x')}.`,
          es: line`Sus límites siguen siendo los de ${symbol('x')}.`,
        },
        boundsSwapped: {
          en: line`The lower limit is ${from} and the upper one ${to}.`,
          es: line`El límite inferior es ${from} y el superior, ${to}.`,
        },
        factorLost: whyForgotten,
      }),
      // Equal in value, and its limits are those of u.
      check(printed, answer) {
        const given = printed.one('integral')
        const inner = printed.one('relation').right
        const chosen = expr(answer)
        if (chosen.kind !== 'integral' || !chosen.from || !chosen.to || !given.from || !given.to) return false
        const at = (bound: Expr) => approximate(substitute(inner, { x: bound }))
        return (
          near(at(given.from), approximate(chosen.from)) &&
          near(at(given.to), approximate(chosen.to)) &&
          near(areaUnder(given), areaUnder(chosen), 1e-3)
        )
      },
    }),

    definite: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Evaluate by substitution with new limits. Give the exact value.`,
        es: prose`Evalúa por sustitución, cambiando los límites de integración. Da el valor exacto.`,
      },
      lines: 5,
      draw: random => definites[random.evenly(['leftover x', 'sine', 'exponential below'])](random),
      answer: expression,
      solve: ({ value }) => expr(value),
      ask: ({ of, limits }) => both(integral(of, 'x', limits)),
      solution: ({ inner, limits, inside, ends, F, values }, answer) => [
        ...withNewLimits(inner, limits, inside, ends),
        ...definiteIntegral(F, ends, values, answer, 'u'),
      ],
      check: (printed, answer) => near(areaUnder(printed.one('integral')), approximate(answer), 2e-4),
    }),

    errorSpotting: form({
      levels: ['medium'],
      kind: 'find-mistake',
      draw: (random, level) => {
        const kind = random.evenly(['bounds', 'factor', 'constant', 'none'] as const)
        const isDefinite = kind === 'bounds' || (kind === 'none' && random.chance(0.5))
        const problem = misread[random.evenly<keyof typeof misread>(level.misread)](random)
        return { kind, isDefinite, ...problem, ...givenAndRight(problem, isDefinite) }
      },
      answer: sentenceChoice,
      solve: ({ kind }) => said(kind),
      // Limits can be wrong where there are limits, and a constant be missing where there are none.
      mistakes: ({ kind, isDefinite }) =>
        Object.fromEntries(
          ((isDefinite ? ['bounds', 'factor', 'none'] : ['factor', 'constant', 'none']) as readonly Claim[])
            .filter(other => other !== kind)
            .map(other => [other, said(other)]),
        ),
      ask({ kind, given, right, ...of }) {
        const work = equation(given, kind === 'none' ? right : claims[kind](of))
        const inner = equation(u, of.inner.of)
        return {
          en: [work, prose`A student used ${inner}. What is the mistake, if any?`],
          es: [work, prose`Un estudiante usó ${inner}. ¿Cuál es el error, si hay alguno?`],
        }
      },
      key: ({ kind, right }) =>
        kind === 'none' ? both([]) : { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` },
      solution({ kind, isDefinite, given, right, ...of }) {
        const steps = isDefinite
          ? withNewLimits(of.inner, of.limits, of.inside, of.ends)
          : bySubstitution(of.inner, of.inside, of.integrated, right)
        return [
          ...steps,
          kind === 'none'
            ? explainedBy(words('no mistake', 'ningún error'), whatIsRight(of, isDefinite))
            : step(claims[kind](of), because.mistakeIs, { what: mistakeIn(of, kind) }),
        ]
      },
      whyWrong: ({ kind, isDefinite, right, ends: [from, to] }) => ({
        bounds: {
          en: line`The limits ${from} and ${to} are those of ${u}.`,
          es: line`Los límites ${from} y ${to} son los de ${u}.`,
        },
        factor: {
          en: line`The factor from ${m`d u`} is right.`,
          es: line`El factor que viene de ${m`d u`} es correcto.`,
        },
        constant: { en: line`The constant ${m`C`} is there.`, es: line`La constante ${m`C`} está escrita.` },
        none:
          kind === 'constant'
            ? {
                en: line`Without ${m`C`}, only one antiderivative is named.`,
                es: line`Sin ${m`C`} se da una sola antiderivada.`,
              }
            : isDefinite
              ? {
                  en: line`The given integral is equal to ${right}.`,
                  es: line`La integral dada es igual a ${right}.`,
                }
              : {
                  en: line`Differentiating the right side does not give the integrand.`,
                  es: line`Al derivar el lado derecho no se obtiene el integrando.`,
                },
      }),
      check(printed, { key: answer }) {
        const { left, right } = printed.one('relation')
        if (left.kind !== 'integral') return false
        if (right.kind === 'integral')
          return answer === (near(areaUnder(left), areaUnder(right), 1e-4) ? 'none' : 'bounds')
        if (!agree(left.of, differentiate(right, 'x'))) return answer === 'factor'
        return answer === (isAntiderivative(left.of, right) ? 'none' : 'constant')
      },
    }),
  }),
)
