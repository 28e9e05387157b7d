import {
  type Both,
  type Content,
  type cents,
  count,
  type Inline,
  line,
  prose,
  type Quantity,
  type role,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Told = ReturnType<typeof role>

/** Three kinds of coins come together. */
export interface CoinStory {
  readonly tells: (dimes: Told, nickels: Told, pennies: Told) => Both<Content>
  readonly answers: (amount: ReturnType<typeof cents>) => Both<readonly Inline[]>
}

export const coinStories: readonly CoinStory[] = [
  {
    tells: (dimes, nickels, pennies) => ({
      en: prose`A jar has ${dimes} and ${pennies}. You put in ${nickels}. How much money is in the jar now? ____ ¢`,
      es: prose`En un frasco hay ${dimes} y ${pennies}. Metes ${nickels}. ¿Cuánto dinero hay ahora en el frasco? ____ ¢`,
    }),
    answers: amount => ({ en: line`There is ${amount} in the jar now.`, es: line`Ahora hay ${amount} en el frasco.` }),
  },
  {
    tells: (dimes, nickels, pennies) => ({
      en: prose`Grandma gives you ${nickels}. Grandpa gives you ${dimes} and ${pennies}. How much money do you get? ____ ¢`,
      es: prose`Tu abuela te da ${nickels}. Tu abuelo te da ${dimes} y ${pennies}. ¿Cuánto dinero recibes? ____ ¢`,
    }),
    answers: amount => ({ en: line`You get ${amount}.`, es: line`Recibes ${amount}.` }),
  },
  {
    tells: (dimes, nickels, pennies) => ({
      en: prose`You sell juice. A boy pays ${pennies} and ${nickels}. A girl pays ${dimes}. How much money do they pay? ____ ¢`,
      es: prose`Vendes jugo. Un niño paga ${pennies} y ${nickels}. Una niña paga ${dimes}. ¿Cuánto dinero pagan los dos? ____ ¢`,
    }),
    answers: amount => ({ en: line`They pay ${amount}.`, es: line`Los dos pagan ${amount}.` }),
  },
  {
    tells: (dimes, nickels, pennies) => ({
      en: prose`You have ${dimes} in your pocket. You find ${pennies} and ${nickels}. How much money do you have now? ____ ¢`,
      es: prose`Tienes ${dimes} en el bolsillo. Encuentras ${pennies} y ${nickels}. ¿Cuánto dinero tienes ahora? ____ ¢`,
    }),
    answers: amount => ({ en: line`You have ${amount} now.`, es: line`Ahora tienes ${amount}.` }),
  },
  {
    tells: (dimes, nickels, pennies) => ({
      en: prose`You pay for a toy whistle with ${nickels}, ${dimes}, and ${pennies}. How much do you pay? ____ ¢`,
      es: prose`Pagas un silbato de juguete con ${nickels}, ${dimes} y ${pennies}. ¿Cuánto pagas? ____ ¢`,
    }),
    answers: amount => ({ en: line`You pay ${amount}.`, es: line`Pagas ${amount}.` }),
  },
  {
    tells: (dimes, nickels, pennies) => ({
      en: prose`Your piggy bank has ${nickels}. You drop in ${dimes} and ${pennies}. How much money is in it now? ____ ¢`,
      es: prose`Tu alcancía tiene ${nickels}. Metes ${dimes} y ${pennies}. ¿Cuánto dinero hay ahora en la alcancía? ____ ¢`,
    }),
    answers: amount => ({
      en: line`There is ${amount} in the piggy bank now.`,
      es: line`Ahora hay ${amount} en la alcancía.`,
    }),
  },
  {
    tells: (dimes, nickels, pennies) => ({
      en: prose`On the table there are ${pennies} and ${dimes}. Under the bed there are ${nickels}. How much money is there in all? ____ ¢`,
      es: prose`En la mesa hay ${pennies} y ${dimes}. Debajo de la cama hay ${nickels}. ¿Cuánto dinero hay en total? ____ ¢`,
    }),
    answers: amount => ({ en: line`There is ${amount} in all.`, es: line`Hay ${amount} en total.` }),
  },
  {
    tells: (dimes, nickels, pennies) => ({
      en: prose`You save ${nickels} one week. The next week you save ${pennies} and ${dimes}. How much money do you save in all? ____ ¢`,
      es: prose`Una semana ahorras ${nickels}. La semana siguiente ahorras ${pennies} y ${dimes}. ¿Cuánto dinero ahorras en total? ____ ¢`,
    }),
    answers: amount => ({ en: line`You save ${amount} in all.`, es: line`Ahorras ${amount} en total.` }),
  },
]

export const rolesOf = (dimes: number, nickels: number, pennies: number) =>
  ({
    dimes: count(dimes, nouns.dime),
    nickels: count(nickels, nouns.nickel),
    pennies: count(pennies, nouns.penny),
  }) satisfies Record<string, Quantity>
