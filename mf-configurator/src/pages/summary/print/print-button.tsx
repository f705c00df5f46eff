import { track } from '@vitrina/session-bus';
import { Button } from '@vitrina/ui';
import { Printer } from 'lucide-react';

/** Opens the browser's print dialog, which prints only the print sheet. */
export function PrintButton() {
  const print = () => {
    track('print_summary');
    window.print();
  };
  return (
    <Button variant="secondary" size="s" onClick={print}>
      <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
      Imprimir resumen
    </Button>
  );
}
