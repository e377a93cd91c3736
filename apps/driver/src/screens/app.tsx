/** The screens of the app. */
export function App() {
  return <main />;
}
