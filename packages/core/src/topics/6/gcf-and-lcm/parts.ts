import { count, type Printed, role } from '../../../author.ts'
import type { Story } from './factor-stories.ts'

export const storyNumbers = (printed: Printed) => printed.numbers.map(({ n }) => n)

export const toldIn = ({ first, second, isGroups }: Story, name: 'a' | 'b', value: number) => {
  const noun = name === 'a' ? first : second
  return role(isGroups && name === 'a' ? 'groups' : name, noun ? count(value, noun) : value)
}
