/** Ends this process when the command that started it ends, which cannot pass on every signal: the port would stay taken. */
export function endWithCommand(): void {
  process.once('disconnect', () => process.exit());
}
