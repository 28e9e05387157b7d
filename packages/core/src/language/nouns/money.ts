import type { Noun } from '../noun.ts'

export const account: Noun = { en: ['account', 'accounts'], es: ['cuenta', 'cuentas'], gender: 'f' }
export const bill: Noun = { en: ['bill', 'bills'], es: ['billete', 'billetes'], gender: 'm' }
export const cent: Noun = { en: ['cent', 'cents'], es: ['centavo', 'centavos'], gender: 'm' }
export const coin: Noun = { en: ['coin', 'coins'], es: ['moneda', 'monedas'], gender: 'f' }
export const coupon: Noun = { en: ['coupon', 'coupons'], es: ['cupón', 'cupones'], gender: 'm' }
export const dime: Noun = {
  en: ['dime', 'dimes'],
  es: ['moneda de diez centavos', 'monedas de diez centavos'],
  gender: 'f',
}
export const dollar: Noun = { en: ['dollar', 'dollars'], es: ['dólar', 'dólares'], gender: 'm' }
export const dollarBill: Noun = {
  en: ['dollar bill', 'dollar bills'],
  es: ['billete de un dólar', 'billetes de un dólar'],
  gender: 'm',
}
export const euro: Noun = { en: ['euro', 'euros'], es: ['euro', 'euros'], gender: 'm' }
export const fee: Noun = { en: ['fee', 'fees'], es: ['cuota', 'cuotas'], gender: 'f' }
export const fiveDollarBill: Noun = {
  en: ['five-dollar bill', 'five-dollar bills'],
  es: ['billete de cinco dólares', 'billetes de cinco dólares'],
  gender: 'm',
}
export const invoice: Noun = { en: ['bill', 'bills'], es: ['factura', 'facturas'], gender: 'f' }
export const item: Noun = { en: ['item', 'items'], es: ['artículo', 'artículos'], gender: 'm' }
export const job: Noun = { en: ['job', 'jobs'], es: ['trabajo', 'trabajos'], gender: 'm' }
export const loan: Noun = { en: ['loan', 'loans'], es: ['préstamo', 'préstamos'], gender: 'm' }
export const membership: Noun = { en: ['membership', 'memberships'], es: ['membresía', 'membresías'], gender: 'f' }
export const nickel: Noun = {
  en: ['nickel', 'nickels'],
  es: ['moneda de cinco centavos', 'monedas de cinco centavos'],
  gender: 'f',
}
export const order: Noun = { en: ['order', 'orders'], es: ['pedido', 'pedidos'], gender: 'm' }
export const payment: Noun = { en: ['payment', 'payments'], es: ['pago', 'pagos'], gender: 'm' }
export const penny: Noun = {
  en: ['penny', 'pennies'],
  es: ['moneda de un centavo', 'monedas de un centavo'],
  gender: 'f',
}
export const price: Noun = { en: ['price', 'prices'], es: ['precio', 'precios'], gender: 'm' }
export const quarter: Noun = {
  en: ['quarter', 'quarters'],
  es: ['moneda de veinticinco centavos', 'monedas de veinticinco centavos'],
  gender: 'f',
}
export const receipt: Noun = { en: ['receipt', 'receipts'], es: ['recibo', 'recibos'], gender: 'm' }
export const sale: Noun = { en: ['sale', 'sales'], es: ['venta', 'ventas'], gender: 'f' }
export const tenDollarBill: Noun = {
  en: ['ten-dollar bill', 'ten-dollar bills'],
  es: ['billete de diez dólares', 'billetes de diez dólares'],
  gender: 'm',
}
export const ticket: Noun = { en: ['ticket', 'tickets'], es: ['boleto', 'boletos'], gender: 'm' }
export const twentyDollarBill: Noun = {
  en: ['twenty-dollar bill', 'twenty-dollar bills'],
  es: ['billete de veinte dólares', 'billetes de veinte dólares'],
  gender: 'm',
}
