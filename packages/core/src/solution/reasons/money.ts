export const greatestCoinsFirst = {
  id: 'greatest-coins-first',
  en: 'Count the coins of greatest value first.',
  es: 'Cuenta primero las monedas de más valor.',
} as const
export const startWithTheCoins = {
  id: 'start-with-the-coins',
  en: 'Start with {coins}: count by {step}.',
  es: 'Empieza con {coins}: cuenta de {step} en {step}.',
} as const
export const startWithTheBill = {
  id: 'start-with-the-bill',
  en: 'Start with the {bill} bill.',
  es: 'Empieza con el billete de {bill}.',
} as const
export const thenTheCoins = {
  id: 'then-the-coins',
  en: 'Then count {coins}, by {step}.',
  es: 'Luego cuenta {coins}, de {step} en {step}.',
} as const
export const someMoneyGoesAway = {
  id: 'some-money-goes-away',
  en: 'Part of the money is taken away: subtract.',
  es: 'Se quita una parte del dinero: resta.',
} as const
export const addBothAmounts = {
  id: 'add-both-amounts',
  en: 'Add the two amounts.',
  es: 'Suma las dos cantidades.',
} as const
export const jumpToADollar = {
  id: 'jump-to-a-dollar',
  en: 'A dollar is 100 cents. Jump to {ten}, then to 100.',
  es: 'Un dólar son 100 centavos. Salta hasta {ten} y luego hasta 100.',
} as const
export const takeAsManyAsFit = {
  id: 'take-as-many-as-fit',
  en: 'Take as many as you can: {coins}.',
  es: 'Toma todas las que puedas: {coins}.',
} as const
export const valueOfEachCoin = {
  id: 'value-of-each-coin',
  en: 'Say the value of each coin.',
  es: 'Di el valor de cada moneda.',
} as const
export const chooseTheseCoins = {
  id: 'choose-these-coins',
  en: 'These coins make {amount}.',
  es: 'Estas monedas forman {amount}.',
} as const
export const checkHowManyCoins = {
  id: 'check-how-many-coins',
  en: 'Count the coins: there are {number}.',
  es: 'Cuenta las monedas: hay {number}.',
} as const
export const changeACoin = {
  id: 'change-a-coin',
  en: 'Trade {coin} for other coins that make the same amount.',
  es: 'Cambia {coin} por otras monedas que formen la misma cantidad.',
} as const
