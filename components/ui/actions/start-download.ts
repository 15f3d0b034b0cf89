/** Saves what is at the address as a file; `name` is used where the answer gives none. */
export function startDownload(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
