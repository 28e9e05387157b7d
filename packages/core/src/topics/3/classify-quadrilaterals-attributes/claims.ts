import { aThing, type Both, type Inline, line, type Sentence, thing, things, words } from '../../../author.ts'
import { type Features, measured, plainCorners, QUADRILATERALS } from '../../kit/shapes/quadrilaterals.ts'
import { hasName, type Name, NOUN } from './parts.ts'

type Attribute = 'sides' | 'equal' | 'right'
const SAID = {
  sides: words('4 sides', '4 lados'),
  equal: words('4 equal sides', '4 lados iguales'),
  right: words('4 right angles', '4 ángulos rectos'),
} as const
const has = ({ equalSides, rightAngles }: Features, attribute: Attribute): boolean =>
  attribute === 'sides' || (attribute === 'equal' ? equalSides : rightAngles === 4)

/** What is said of shapes of one name. */
type Saying =
  | { readonly kind: 'every' | 'some' | 'someNot' | 'none'; readonly of: Name; readonly is: Name }
  | { readonly kind: 'someHave' | 'noneHave'; readonly of: Name; readonly have: Attribute }
  | { readonly kind: 'always'; readonly have: Attribute; readonly is: Name }
/** What is given as a reason: "every square has 4 right angles". */
type Reason =
  | { readonly kind: 'each' | 'lacking' | 'never' | 'squareWith'; readonly of: Name; readonly have: Attribute }
  | { readonly kind: 'both' }
interface Verdict {
  readonly isTrue: boolean
  readonly because: Reason
}
export interface Claim {
  readonly says: Saying
  readonly right: Verdict
  readonly wrong: readonly Verdict[]
}

const each = (of: Name, have: Attribute): Reason => ({ kind: 'each', of, have })
const lacking = (of: Name, have: Attribute): Reason => ({ kind: 'lacking', of, have })
const never = (of: Name, have: Attribute): Reason => ({ kind: 'never', of, have })
const squareWith = (of: Name, have: Attribute): Reason => ({ kind: 'squareWith', of, have })
const both: Reason = { kind: 'both' }
const claim = (says: Saying, isTrue: boolean, right: Reason, same: Reason, ...others: readonly Reason[]): Claim => ({
  says,
  right: { isTrue, because: right },
  wrong: [{ isTrue, because: same }, ...others.map(because => ({ isTrue: !isTrue, because }))],
})
const OWN = { rectangle: 'right', rhombus: 'equal' } as const
const OTHER = { rectangle: 'equal', rhombus: 'right' } as const
const TWO = ['rectangle', 'rhombus'] as const
const otherOf = (name: (typeof TWO)[number]): Name => (name === 'rectangle' ? 'rhombus' : 'rectangle')

export const CLAIMS: readonly Claim[] = TWO.flatMap((name): readonly Claim[] => {
  const [own, other, otherName] = [OWN[name], OTHER[name], otherOf(name)]
  return [
    claim(
      { kind: 'every', of: 'square', is: name },
      true,
      each('square', own),
      each('square', other),
      lacking(name, other),
      never(name, other),
    ),
    claim(
      { kind: 'every', of: name, is: 'square' },
      false,
      lacking(name, other),
      lacking(name, own),
      each(name, own),
      each(name, other),
    ),
    claim(
      { kind: 'some', of: name, is: otherName },
      true,
      both,
      each(name, own),
      never(name, other),
      lacking(name, other),
    ),
    claim(
      { kind: 'every', of: name, is: otherName },
      false,
      lacking(name, other),
      lacking(name, own),
      each(name, own),
      each(name, other),
    ),
    claim(
      { kind: 'some', of: name, is: 'square' },
      true,
      squareWith(name, other),
      each(name, own),
      never(name, other),
      lacking(name, other),
    ),
    claim(
      { kind: 'none', of: name, is: otherName },
      false,
      both,
      each(name, own),
      never(name, other),
      lacking(name, other),
    ),
    claim(
      { kind: 'someNot', of: name, is: 'square' },
      true,
      lacking(name, other),
      never(name, other),
      each(name, other),
      each(name, own),
    ),
    claim(
      { kind: 'none', of: 'square', is: name },
      false,
      each('square', own),
      each('square', other),
      never(name, other),
      lacking(name, other),
    ),
    claim(
      { kind: 'someHave', of: name, have: other },
      true,
      squareWith(name, other),
      each(name, other),
      never(name, other),
      each(name, own),
    ),
    claim(
      { kind: 'always', have: own, is: 'square' },
      false,
      lacking(name, other),
      lacking(name, own),
      each('square', own),
      each(name, other),
    ),
    claim(
      { kind: 'someNot', of: name, is: otherName },
      true,
      lacking(name, other),
      never(name, other),
      each(name, other),
      each(name, own),
    ),
    claim(
      { kind: 'noneHave', of: name, have: other },
      false,
      squareWith(name, other),
      each(name, other),
      each(name, own),
      lacking(name, other),
    ),
    claim(
      { kind: 'every', of: 'quadrilateral', is: name },
      false,
      lacking('quadrilateral', own),
      lacking('quadrilateral', 'sides'),
      each('quadrilateral', 'sides'),
      each(name, own),
    ),
  ]
})
export const TRUE_CLAIMS = CLAIMS.filter(({ right }) => right.isTrue)
export const FALSE_CLAIMS = CLAIMS.filter(({ right }) => !right.isTrue)

export function said(says: Saying): Both<readonly Inline[]> {
  if (says.kind === 'always') {
    const [have, is] = [SAID[says.have], aThing(NOUN[says.is])]
    return {
      en: line`A quadrilateral with ${have} is always ${is}.`,
      es: line`Un cuadrilátero con ${have} siempre es ${is}.`,
    }
  }
  const [one, many] = [thing(NOUN[says.of]), things(NOUN[says.of])]
  if ('have' in says) {
    const have = SAID[says.have]
    return says.kind === 'someHave'
      ? { en: line`Some ${many} have ${have}.`, es: line`Algunos ${many} tienen ${have}.` }
      : { en: line`No ${one} has ${have}.`, es: line`Ningún ${one} tiene ${have}.` }
  }
  const [is, are] = [aThing(NOUN[says.is]), things(NOUN[says.is])]
  return {
    every: { en: line`Every ${one} is ${is}.`, es: line`Todo ${one} es ${is}.` },
    some: { en: line`Some ${many} are ${are}.`, es: line`Algunos ${many} son ${are}.` },
    someNot: { en: line`Some ${many} are not ${are}.`, es: line`Algunos ${many} no son ${are}.` },
    none: { en: line`No ${one} is ${is}.`, es: line`Ningún ${one} es ${is}.` },
  }[says.kind]
}

/** "every square has 4 right angles", to follow "because". */
function reasoned(reason: Reason): Both<readonly Inline[]> {
  if (reason.kind === 'both')
    return {
      en: line`a square is both ${aThing(NOUN.rectangle)} and ${aThing(NOUN.rhombus)}`,
      es: line`un cuadrado es ${thing(NOUN.rectangle)} y ${thing(NOUN.rhombus)} a la vez`,
    }
  const [one, many, have] = [thing(NOUN[reason.of]), things(NOUN[reason.of]), SAID[reason.have]]
  return {
    each: { en: line`every ${one} has ${have}`, es: line`todo ${one} tiene ${have}` },
    lacking: { en: line`some ${many} do not have ${have}`, es: line`algunos ${many} no tienen ${have}` },
    never: { en: line`no ${one} has ${have}`, es: line`ningún ${one} tiene ${have}` },
    squareWith: {
      en: line`a square is ${aThing(NOUN[reason.of])} with ${have}`,
      es: line`un cuadrado es ${aThing(NOUN[reason.of])} con ${have}`,
    },
  }[reason.kind]
}
/** How the reason decides what is said. */
export function whyDecided(says: Saying, { isTrue, because }: Verdict): Both<readonly Inline[]> {
  if (because.kind === 'each' && 'is' in says) {
    const [have, is] = [SAID[because.have], aThing(NOUN[says.is])]
    return {
      en: line`A quadrilateral needs only ${have} to be ${is}.`,
      es: line`Un cuadrilátero solo necesita ${have} para ser ${is}.`,
    }
  }
  return isTrue
    ? {
        en: line`One such shape is enough to make the sentence true.`,
        es: line`Basta una figura así para que la oración sea verdadera.`,
      }
    : {
        en: line`One such shape is enough to make the sentence false.`,
        es: line`Basta una figura así para que la oración sea falsa.`,
      }
}
/** Why another verdict is wrong: its reason is false, decides nothing, or goes with the other verdict. */
export function whyNot({ right }: Claim, { isTrue, because }: Verdict): Both<readonly Inline[]> {
  if (because.kind !== 'both') {
    const [of, have] = [called(because.of), having(because.have)]
    const all = isWithin(of, have)
    const [one, many, attribute] = [thing(NOUN[because.of]), things(NOUN[because.of]), SAID[because.have]]
    if (because.kind === 'each' && !all)
      return {
        en: line`Some ${many} do not have ${attribute}.`,
        es: line`Algunos ${many} no tienen ${attribute}.`,
      }
    if (because.kind === 'lacking' && all)
      return { en: line`Every ${one} has ${attribute}.`, es: line`Todo ${one} tiene ${attribute}.` }
    if (because.kind === 'never')
      return {
        en: line`A square has ${attribute}, and it is ${aThing(NOUN[because.of])}.`,
        es: line`Un cuadrado tiene ${attribute} y es ${aThing(NOUN[because.of])}.`,
      }
  }
  if (isTrue === right.isTrue)
    return {
      en: line`The reason is true, but not enough to decide.`,
      es: line`La razón es cierta, pero no basta para decidir.`,
    }
  return right.isTrue
    ? {
        en: line`The reason is true, but it does not make the sentence false.`,
        es: line`La razón es cierta, pero no hace falsa la oración.`,
      }
    : {
        en: line`The reason is true, but it does not make the sentence true.`,
        es: line`La razón es cierta, pero no hace verdadera la oración.`,
      }
}
export const verdictSaid = (verdict: Verdict): Sentence => {
  const { en, es } = reasoned(verdict.because)
  const [english, spanish] = verdict.isTrue ? ['True', 'Verdadera'] : ['False', 'Falsa']
  return {
    key: JSON.stringify(verdict),
    says: {
      en: { kind: 'paragraph', content: [`${english}, because `, ...en, '.'] },
      es: { kind: 'paragraph', content: [`${spanish}, porque `, ...es, '.'] },
    },
  }
}

const DRAWN = QUADRILATERALS.map(kind => measured(plainCorners(kind)))
const called = (name: Name) => DRAWN.filter(shape => hasName(shape, name))
const having = (attribute: Attribute) => DRAWN.filter(shape => has(shape, attribute))
const isWithin = (some: readonly Features[], others: readonly Features[]) => some.every(shape => others.includes(shape))
const meets = (some: readonly Features[], others: readonly Features[]) => some.some(shape => others.includes(shape))

/** Among drawn shapes of all kinds. */
export function isSo(says: Saying): boolean {
  if (says.kind === 'always') return isWithin(having(says.have), called(says.is))
  const [of, others] = [called(says.of), 'have' in says ? having(says.have) : called(says.is)]
  const none = says.kind === 'none' || says.kind === 'noneHave'
  if (none) return !meets(of, others)
  return says.kind === 'every'
    ? isWithin(of, others)
    : says.kind === 'someNot'
      ? !isWithin(of, others)
      : meets(of, others)
}
/** Whether the reason is true of them, and decides what is said. */
export function decides(reason: Reason, says: Saying): boolean {
  const [square] = DRAWN
  const aim = 'is' in says ? called(says.is) : having(says.have)
  if (reason.kind === 'both') {
    const names = 'of' in says && 'is' in says ? [says.of, says.is] : []
    return (says.kind === 'some' || says.kind === 'none') && names.includes('rectangle') && names.includes('rhombus')
  }
  const [of, have] = [called(reason.of), having(reason.have)]
  const isAbout = 'of' in says && says.of === reason.of
  switch (reason.kind) {
    case 'each':
      return isWithin(of, have) && isAbout && isWithin(have, aim) && (says.kind === 'every' || says.kind === 'none')
    case 'lacking': {
      const isCounted = says.kind === 'always' ? isWithin(of, having(says.have)) : isAbout
      return (
        !isWithin(of, have) &&
        isCounted &&
        isWithin(aim, have) &&
        (says.kind === 'every' || says.kind === 'someNot' || says.kind === 'always')
      )
    }
    case 'never':
      return false
    case 'squareWith':
      return (
        square !== undefined &&
        of.includes(square) &&
        have.includes(square) &&
        isAbout &&
        aim.includes(square) &&
        (says.kind === 'some' || says.kind === 'someHave' || says.kind === 'noneHave')
      )
  }
}
