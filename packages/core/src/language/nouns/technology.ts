import type { Noun } from '../noun.ts'

export const ad: Noun = { en: ['ad', 'ads'], es: ['anuncio', 'anuncios'], gender: 'm' }
export const app: Noun = { en: ['app', 'apps'], es: ['aplicación', 'aplicaciones'], gender: 'f' }
export const call: Noun = { en: ['call', 'calls'], es: ['llamada', 'llamadas'], gender: 'f' }
export const download: Noun = { en: ['download', 'downloads'], es: ['descarga', 'descargas'], gender: 'f' }
export const email: Noun = { en: ['email', 'emails'], es: ['correo electrónico', 'correos electrónicos'], gender: 'm' }
export const follower: Noun = { en: ['follower', 'followers'], es: ['seguidor', 'seguidores'], gender: 'm' }
export const gigabyte: Noun = { en: ['gigabyte', 'gigabytes'], es: ['gigabyte', 'gigabytes'], gender: 'm' }
export const message: Noun = { en: ['message', 'messages'], es: ['mensaje', 'mensajes'], gender: 'm' }
export const password: Noun = { en: ['password', 'passwords'], es: ['contraseña', 'contraseñas'], gender: 'f' }
export const satellite: Noun = { en: ['satellite', 'satellites'], es: ['satélite', 'satélites'], gender: 'm' }
export const screen: Noun = { en: ['screen', 'screens'], es: ['pantalla', 'pantallas'], gender: 'f' }
export const sensor: Noun = { en: ['sensor', 'sensors'], es: ['sensor', 'sensores'], gender: 'm' }
export const website: Noun = { en: ['website', 'websites'], es: ['sitio web', 'sitios web'], gender: 'm' }
