import DefaultTheme from 'vitepress/theme'
import './sheet.css'

export default DefaultTheme
